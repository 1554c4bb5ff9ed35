// Programs that accept an address in place of a file, fetch it and run it.
import { type Row, RUNS_ADDRESS } from '#core/policy/effects/verbs/meaning.ts'

export const ADDRESS_ROWS: readonly Row[] = [
  ['msiexec', /https?:\/\//i, RUNS_ADDRESS],
  ['dotnet', /^script\s+(?:-\S+\s+)*https?:\/\//, RUNS_ADDRESS],
  ['rscript r', /\b(?:source|source_url|eval|parse)\(\s*(?:url\(\s*)?["']https?:\/\//, RUNS_ADDRESS],
  ['julia', /\binclude(?:_string)?\(.{0,40}?\b(?:download|HTTP\.get)\(/i, RUNS_ADDRESS],
  [
    'spark-submit flink jbang kotlinc scala-cli scala dotnet-script',
    /(?:^|\s)(?<!--?[\w-]+\s)https?:\/\//,
    RUNS_ADDRESS,
  ],
]
