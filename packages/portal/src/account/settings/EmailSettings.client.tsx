'use client'

import { changeEmailCall } from '@inzrt/contracts/account/credentials'
import { SETTINGS_PARTS } from '@inzrt/contracts/account/settingsParts'
import type { Profile } from '@inzrt/contracts/account/user'
import { ChangeEmailFormSchema } from '@inzrt/rules/forms'
import { AddressLine } from '@inzrt/ui/account/AddressLine.tsx'
import { EmailForm } from '@inzrt/ui/account/settings/EmailForm.tsx'
import { SettingsSection } from '@inzrt/ui/account/settings/SettingsSection.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { settle } from '../../shell/form/settle.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { useProfile } from '../../shell/session/useProfile.ts'
import { ResendNotice } from '../notices/ResendNotice.client.tsx'
import { callProved } from './second-factor/callProved.ts'

const EMPTY = { email: '', password: '' }

const DONE = 'Na novou adresu jsme poslali odkaz. Otevřete ho prosím.'

const HINTS = {
  confirmed: 'Pošleme na něj odkaz. Dokud ho neotevřete, platí dosavadní adresa.',
  unconfirmed: 'Pošleme na něj nový odkaz k\u00a0potvrzení.',
}

/** The e-mail address, whether it is confirmed, and another one. */
export const EmailSettings = ({ profile }: { profile: Profile }) => {
  const { reload } = useProfile()
  const form = useForm({
    schema: ChangeEmailFormSchema,
    initial: EMPTY,
    send: async (values) => {
      const refusal = settle(
        'changeEmail',
        await callProved(() => browserApi.call(changeEmailCall, { body: values })),
        DONE,
      )
      if (refusal) return refusal
      form.reset(EMPTY)
      await reload()
    },
  })

  return (
    <SettingsSection
      id={SETTINGS_PARTS.email}
      title="E-mail"
      lead="Chodí na něj odkazy a upozornění. Ostatní ho neuvidí."
    >
      <AddressLine
        address={profile.email}
        state={
          profile.emailVerified
            ? { text: 'potvrzený', tone: 'good' }
            : { text: 'čeká na potvrzení', tone: 'waiting' }
        }
      />
      {profile.pendingEmail && (
        <ResendNotice>
          <p>
            Čekáme na potvrzení adresy <b>{profile.pendingEmail}</b>. Dokud neotevřete odkaz, který
            jsme na ni poslali, platí adresa dosavadní.
          </p>
        </ResendNotice>
      )}
      <EmailForm form={form} hint={profile.emailVerified ? HINTS.confirmed : HINTS.unconfirmed} />
    </SettingsSection>
  )
}
