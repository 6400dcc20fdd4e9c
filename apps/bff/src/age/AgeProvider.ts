/** One visitor's way to a proof: what the answer has to repeat, and where it comes. */
type AgeRequest = Readonly<{ state: string; returnUrl: string; minimumAge: number }>

/** Somebody who knows how old a visitor is and tells nothing but whether that is enough. */
export type AgeProvider = Readonly<{
  /** Where the visitor proves it. */
  begin: (request: AgeRequest) => string
  /** Whether the answer is theirs, to this request, in time, and says yes. */
  confirms: (answer: URLSearchParams, request: Omit<AgeRequest, 'returnUrl'>) => boolean
}>
