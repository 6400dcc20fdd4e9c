import { message } from '@inzrt/domain/forms'
import type { Problem } from '../../platform/errors/Problem.ts'
import { invalidFields } from '../../platform/errors/problems.ts'

const refuse = (text: string): Problem => invalidFields({ verificationCode: [text] })

export const codeMissing = (): Problem => refuse(message.phoneCode)

export const codeWrong = (): Problem => refuse('Ověřovací kód není správný nebo vypršel.')
