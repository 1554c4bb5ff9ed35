// Recorded frames of the alpha framework's WebSocket (test/fixtures/openclaw).
import { readFileSync } from 'node:fs'
import type { Json } from '#test/support/rpc.ts'

const FOLDER = new URL('../../fixtures/openclaw/', import.meta.url)

function read(file: string): Json {
  return JSON.parse(readFileSync(new URL(`${file}.json`, FOLDER), 'utf8')) as Json
}

/** One frame as a real peer sent it. */
export function alpha_frame(
  name: 'requested' | 'resolved' | 'resolve' | 'resolve-with-reason',
): Json & { payload: Json; params: Json } {
  return read(`ws-${name}`).body as Json & { payload: Json; params: Json }
}

export interface Recorded {
  peer: 'bridge' | 'requester'
  direction: 'from_server' | 'to_server'
  frame: Json
}

/** The whole recorded exchange of both peers. */
export function alpha_transcript(): Recorded[] {
  return read('ws-transcript').frames as Recorded[]
}
