// Programs whose output options do not show what may be deleted again. Source: ENGINE 4.2.

/** What runs any code: what a training or an analysis writes took long, and somebody may keep it. */
export const KEEPS_OUTPUT =
  /^(?:python|pypy|node|bun|deno|tsx|ruby|perl|php|julia|rscript|java|torchrun|accelerate|deepspeed|ray|srun|bash|sh|zsh)[\d.]*$/i

/** What runs something elsewhere, moves what is there already, or has no such option of its own. */
export const CARRIES =
  /^(?:ssh|mosh|scp|rsync|docker|podman|nerdctl|kubectl|oc|helm|vagrant|lxc|incus|limactl|multipass|wsl|xargs|env|awk|sed|jq|curl|wget|tar|unzip|7z|cp|mv|ln|date|which|type|aws|gcloud|az|mongodump|mysqldump|pg_dump|pg_dumpall|restic|borg|duplicity|exiftool|ffmpeg|yt-dlp)$/
