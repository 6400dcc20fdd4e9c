/** What a line about a request may hold; nothing else is ever written (no address, no query, no cookie). */
type RequestLine = Readonly<{
  requestId: string
  method: string
  brand: string
  /** Template of the route, never the address itself. */
  route: string
  status: number
  ms: number
  cacheStatus: string
}>

type FailureLine = Readonly<{
  requestId: string
  route: string
  upstream?: string
  kind: string
  /** Where in our own code; the text of an error may hold data of visitors. */
  stack?: string
}>

export type Log = Readonly<{
  request: (line: RequestLine) => void
  failure: (line: FailureLine) => void
  event: (message: string) => void
}>
