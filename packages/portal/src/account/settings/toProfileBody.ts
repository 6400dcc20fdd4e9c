import type { ProfileBody } from '@inzrt/contracts/account/user'
import type { ProfileForm } from '@inzrt/domain/forms'

/** The profile as it travels: without its kind, which does not change. */
export const toProfileBody = ({ kind: _, ...form }: ProfileForm): ProfileBody => form
