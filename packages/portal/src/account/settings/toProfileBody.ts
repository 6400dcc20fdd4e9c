import type { ProfileBody } from '@inzrt/contracts/account/user'
import type { ProfileForm } from '@inzrt/rules/forms'
import type { ProfileValues } from '@inzrt/ui/account/settings/ProfileForm.tsx'

/** What of the profile was changed: what another window has saved meanwhile stays as it is there. */
export const toProfileBody = (values: ProfileForm, kept: ProfileValues): ProfileBody =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== kept[name as keyof ProfileValues]),
  )
