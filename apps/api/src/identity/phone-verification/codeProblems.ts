import { formMessage } from '@inzrt/rules/forms'
import type { Problem } from '../../platform/errors/Problem.ts'
import { invalidFields } from '../../platform/errors/problems.ts'

const refuse = (text: string): Problem => invalidFields({ verificationCode: [text] })

export const codeMissing = (): Problem => refuse(formMessage.phoneCode)

export const codeWrong = (): Problem => refuse('Ověřovací kód není správný nebo vypršel.')
