import * as z from 'zod/mini'
import { SECOND_STEP_CODE_MAX } from '../limits.ts'
import { FIELD_LABEL } from './fieldLabel.ts'
import { requiredText } from './fields.ts'

/** The second step of a login: a code of an app, or a recovery code. */
export const SecondStepFormSchema = z.object({
  code: requiredText(FIELD_LABEL.resetCode, { most: SECOND_STEP_CODE_MAX }),
})
export type SecondStepForm = z.infer<typeof SecondStepFormSchema>
