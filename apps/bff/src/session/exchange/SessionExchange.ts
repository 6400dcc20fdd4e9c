/** Lets go of the right to exchange a token. */
export type Release = () => Promise<void>

/**
 * What the processes of the bff tell each other about sessions. Keys are digests, ids open nothing, successors are
 * sealed: nobody who reads it learns a token. Never rejects: where it fails, each process knows its own.
 */
export type SessionExchange = Readonly<{
  /** What a token was exchanged for; null: nothing is remembered. */
  successor: (key: string) => Promise<string | null>
  keepSuccessor: (key: string, sealed: string) => Promise<void>
  /** The browser has the successor: who still comes with the old token has little time left. */
  settle: (key: string) => Promise<void>
  /** The right to exchange a token; null while another process has it. */
  claim: (key: string) => Promise<Release | null>
  /** Notes a logout: the session counts nowhere any more. */
  end: (id: string, lifeMs: number) => Promise<void>
  hasEnded: (id: string) => Promise<boolean>
  close: () => void
}>
