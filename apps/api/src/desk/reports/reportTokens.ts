import { createIdTokens } from '../../platform/crypto/createIdTokens.ts'

/** What lets anyone who has it follow a report; it holds as long as the report is kept. */
export const reportTokens = createIdTokens({ purpose: 'report' })
