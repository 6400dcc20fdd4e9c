/** A call as it was made, and its answer. */
export type Example = Readonly<{
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  answer: unknown
}>

/** Examples by the name of the call, and of failures by status. */
export type Examples = Readonly<{
  calls: Readonly<Record<string, Example>>
  failures: Readonly<Record<string, unknown>>
}>
