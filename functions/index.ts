// The route table: every endpoint once, with its path. The Node runtime mounts it, core/openapi.ts describes it, the per-route
// build writes a bundle for each line. A line's path is its file's path with `[x]` written `{x}`.

import { type Route, routes_of } from '#core/route.ts'
import * as ahp_beta from '#functions/ahp/beta.ts'
import * as ahp_gamma from '#functions/ahp/gamma.ts'
import * as ahp from '#functions/ahp.ts'
import * as health from '#functions/health.ts'
import * as metrics from '#functions/metrics.ts'
import * as openapi from '#functions/openapi.json.ts'
import * as report_stream from '#functions/report/stream.ts'

export const ROUTES: readonly Route[] = [
  ...routes_of('/health', health),
  ...routes_of('/metrics', metrics),
  ...routes_of('/openapi.json', openapi),
  ...routes_of('/ahp', ahp),
  ...routes_of('/ahp/beta', ahp_beta),
  ...routes_of('/ahp/gamma', ahp_gamma),
  ...routes_of('/report/stream', report_stream),
]
