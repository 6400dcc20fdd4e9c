import { maxLength } from '@inzrt/rules/lengths'
import * as z from 'zod/mini'

/** Whose messages are asked for; empty: everybody's. */
export const RecipientSchema = z.object({ to: z._default(z.string().check(maxLength(254)), '') })
