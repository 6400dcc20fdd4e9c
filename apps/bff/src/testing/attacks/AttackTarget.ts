import type { RequestListener } from 'node:http'

/** A server in the place of an upstream, as an attack uses it. */
type AttackedUpstream = Readonly<{
  answerWith(listener: RequestListener): void
  /** How often this method and path, without a query, reached it so far. */
  timesAsked(target: string): number
}>

/** A running bff and the servers behind it: a process of a benchmark or the bff of a test. */
export type AttackTarget = Readonly<{
  port: number
  hosts: Readonly<Record<'general' | 'adult', string>>
  api: AttackedUpstream
  general: AttackedUpstream
  adult: AttackedUpstream
}>
