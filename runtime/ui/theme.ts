// Runs before the first paint and by itself: sets the theme that was chosen, so that a page never flashes in the other one.
// An empty choice leaves it to the system.
try {
  document.documentElement.dataset.theme = localStorage.getItem('asg.theme') ?? ''
} catch {
  // Storage is switched off: the system's theme it is.
}
