// Commands that only tell how a machine is, as they are sent to others: `uptime && df -h`. Source: ENGINE 3.

/** Programs that change nothing whatever their plain arguments are, alone or one behind the other. */
const ONLY_LOOKS =
  /^(?:(?:sudo )?(?:uptime|df|du|free|ps|w|who|whoami|id|date|hostname|uname|lsblk|ss|netstat|vmstat|iostat|lscpu|ls|tail|head|grep|wc|journalctl|systemctl (?:status|is-active|list-\w{1,24})|docker (?:ps|logs|stats|images)|nginx -[tTvV])(?: [\w ./:=,@%+-]{0,200})?(?:&&|;|\||$)\s?){1,16}$/
/** Options of such programs that remove, follow without end or show what is kept. */
const MORE = /--(?:vacuum|rotate|flush)|\b(?:date|hostname)\s+(?:-s\b|--set|[\w.]+$)|shadow|\.ssh|\.env|secret|\bkey\b/

/** Whether a command only looks around on the machine that it is sent to. */
export function only_looks(command: string): boolean {
  return command.length <= 1024 && ONLY_LOOKS.test(command) && !MORE.test(command)
}
