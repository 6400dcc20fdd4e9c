import type { ProfileBody } from '@inzrt/contracts/user'
import { parsePhone } from '@inzrt/domain/contact'
import type { ProfileForm } from '@inzrt/domain/forms'

/** The profile as it travels: without its kind, which does not change, and the phone as machines write it. */
export const toProfileBody = ({ kind: _, ...form }: ProfileForm): ProfileBody => ({
  ...form,
  phoneNumber: parsePhone(form.phoneNumber) ?? '',
})
