import { formMessage } from '@inzrt/rules/forms'
import type { Problem } from '../../../platform/errors/Problem.ts'
import { invalidFields } from '../../../platform/errors/problems.ts'

const refused = (text: string) => (): Problem => invalidFields({ coupon: [text] })

export const unknownCoupon = refused('Takový slevový kód neznáme. Zkontrolujte ho prosím.')
export const couponIsOver = refused('Platnost slevového kódu už skončila.')
export const couponIsUsedUp = refused('Slevový kód už je vyčerpaný.')
export const couponIsUsed = refused(
  'Tento slevový kód už jste použili. Nezaplacenou objednávku s\u00a0ním můžete zaplatit znovu.',
)
export const couponIsForOthers = refused(formMessage.couponForOthers)
export const couponNotBySms = refused(formMessage.couponNotBySms)
