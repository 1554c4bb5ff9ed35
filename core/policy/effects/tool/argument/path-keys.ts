// Names under which tools take paths. Source: CONTRACT 2.8.

/** Keys under which tools take the path of their file, the usual ones first. */
export const PATH_KEYS = [
  'file_path',
  'path',
  'notebook_path',
  'target_path',
  'target_file',
  'file',
  'filename',
  'filepath',
  'filePath',
  'absolute_path',
  'relative_path',
  'directory',
  'dir',
  'dir_path',
  'source',
  'uri',
  'old_path',
  'oldPath',
  'target_notebook',
  'from',
  'src',
  'target',
  'destination',
] as const
