import type { ReportBody } from '@inzrt/contracts/desk/report'
import { fieldErrors, ReportFormSchema } from '@inzrt/rules/forms'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'

/**
 * A notice of illegal content has to be explained, meant in good faith and signed (DSA, article 16); one
 * of child abuse may stay unsigned. Other reports need no word.
 * @throws Problem 422 with a sentence under each field that is missing
 */
export const checkNotice = (body: ReportBody | null | undefined): void => {
  if (body?.reason !== 'illegal' && body?.reason !== 'child_abuse') return
  const { reason, explanation = '', name = '', email = '', goodFaith = false } = body
  refuseFaults(fieldErrors(ReportFormSchema, { reason, explanation, name, email, goodFaith }))
}
