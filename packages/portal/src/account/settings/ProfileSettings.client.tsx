'use client'

import { type Profile, updateUserCall } from '@inzrt/contracts/account/user'
import { ProfileFormSchema } from '@inzrt/rules/forms'
import { ProfileForm } from '@inzrt/ui/account/settings/ProfileForm.tsx'
import { SettingsSection } from '@inzrt/ui/account/settings/SettingsSection.tsx'
import { useRef, useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useCompany } from '../../shell/company/useCompany.ts'
import { settle } from '../../shell/form/settle.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { searchLocality } from '../../shell/locality/searchLocality.ts'
import { toProfileBody } from './toProfileBody.ts'
import { toProfileValues } from './toProfileValues.ts'

/** Who advertises and where. */
export const ProfileSettings = ({ profile }: { profile: Profile }) => {
  const [locality, setLocality] = useState(profile.locality)
  const initial = toProfileValues(profile)
  const kept = useRef(initial)
  const form = useForm({
    schema: ProfileFormSchema,
    initial,
    send: async (values) => {
      const body = toProfileBody(values, kept.current)
      const answer = await browserApi.call(updateUserCall, { body })
      if (answer.ok) kept.current = { ...kept.current, ...values }

      return settle('updateUser', answer, 'Profil je uložený.')
    },
  })

  const company = useCompany(form)

  return (
    <SettingsSection
      id="profil"
      title="Profil"
      lead="Předvyplní se v příštím inzerátu. Co z toho uvidí ostatní, rozhodnete u každého zvlášť."
    >
      <p>
        Přezdívka: <b>{profile.nickname}</b>
      </p>
      <ProfileForm
        form={form}
        company={company}
        locality={locality}
        search={searchLocality}
        onLocality={(next) => {
          setLocality(next)
          form.change({ pscId: next?.id ?? null })
        }}
      />
    </SettingsSection>
  )
}
