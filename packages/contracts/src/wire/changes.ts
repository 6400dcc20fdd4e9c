import * as z from 'zod/mini'

/** Where the api tells its bffs what changes, as server-sent events. */
export const CHANGES_PATH = '/internal/changes'

/** `hello` when it begins, `alive` in between, the others as they happen. */
export const ChangeKindSchema = z.enum(['hello', 'alive', 'pages', 'session', 'conversation'])
export type ChangeKind = z.infer<typeof ChangeKindSchema>

/** The api says that it is alive this often; who hears nothing for the longer time has lost it. */
export const HEARTBEAT_MS = 3_000
export const SILENCE_MS = 8_000
