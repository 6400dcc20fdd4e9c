import type { IncomingHttpHeaders } from 'node:http'

/** What we ask of the API or a shell. The path is canonical and begins with a slash. */
export type UpstreamRequest = Readonly<{
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  headers: Readonly<Record<string, string>>
  body?: Buffer | undefined
  /** Milliseconds until the answer begins; the pool's own unless given. */
  headersTimeout?: number | null
}>

/**
 * A request with the template it came by, for metrics, the address of the visitor it is made for, and how many
 * places it takes, one unless given.
 */
export type RoutedRequest = UpstreamRequest &
  Readonly<{ route: string; client?: string; weight?: number }>

/** A whole answer, held in memory. */
export type UpstreamAnswer = Readonly<{
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}>
