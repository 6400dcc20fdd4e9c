'use client'

import { changePasswordCall } from '@inzrt/contracts/account/credentials'
import { SETTINGS_PARTS } from '@inzrt/contracts/account/settingsParts'
import { ChangePasswordFormSchema } from '@inzrt/rules/forms'
import { PasswordForm } from '@inzrt/ui/account/settings/PasswordForm.tsx'
import { SettingsSection } from '@inzrt/ui/account/settings/SettingsSection.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { settle } from '../../shell/form/settle.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { useProfile } from '../../shell/session/useProfile.ts'
import { callProved } from './second-factor/callProved.ts'
import { useOwnSessions } from './useOwnSessions.ts'

const EMPTY = { current_password: '', password: '', password_confirmation: '' }

const DONE = 'Heslo je změněné. Na ostatních zařízeních jsme vás odhlásili.'

/** Another password; it ends the sessions elsewhere, and a change of the address not yet confirmed. */
export const PasswordSettings = () => {
  const sessions = useOwnSessions()
  const profile = useProfile()
  const form = useForm({
    schema: ChangePasswordFormSchema,
    initial: EMPTY,
    send: async (values) => {
      const refusal = settle(
        'changePassword',
        await callProved(() => browserApi.call(changePasswordCall, { body: values })),
        DONE,
      )
      if (refusal) return refusal
      form.reset(EMPTY)
      await Promise.all([sessions.reload(), profile.reload()])
    },
  })

  return (
    <SettingsSection
      id={SETTINGS_PARTS.password}
      title="Heslo"
      lead="Po změně vás odhlásíme na všech ostatních zařízeních."
    >
      <PasswordForm form={form} />
    </SettingsSection>
  )
}
