import type { RegisterBody } from '@inzrt/contracts/account/auth'
import { parsePhone } from '@inzrt/domain/contact'
import type { RegisterForm } from '@inzrt/rules/forms'

/** What the form sends: the phone as the wire wants it, nothing in place of a locality left open. */
export const toRegisterBody = ({ phoneNumber, pscId, ...form }: RegisterForm): RegisterBody => ({
  ...form,
  rules: true,
  phoneNumber: parsePhone(phoneNumber) ?? '',
  ...(pscId !== null && { pscId }),
})
