'use client'

import { type Profile, updateUserCall } from '@inzrt/contracts/account/user'
import { NotificationsFormSchema } from '@inzrt/domain/forms'
import { NotificationsForm } from '@inzrt/ui/account/settings/NotificationsForm.tsx'
import { SettingsSection } from '@inzrt/ui/account/settings/SettingsSection.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { settle } from '../../shell/form/settle.ts'
import { useForm } from '../../shell/form/useForm.ts'

export type NotificationSettingsProps = { profile: Profile; site: string }

/** What may be mailed besides what has to be. */
export const NotificationSettings = ({ profile, site }: NotificationSettingsProps) => {
  const form = useForm({
    schema: NotificationsFormSchema,
    initial: { marketing: profile.marketing },
    send: async (values) =>
      settle(
        'updateUser',
        await browserApi.call(updateUserCall, { body: values }),
        'Upozornění jsou uložená.',
      ),
  })

  return (
    <SettingsSection
      id="oznameni"
      title="Upozornění"
      lead="Zprávy o vašich inzerátech a o bezpečnosti účtu chodí vždycky."
    >
      <NotificationsForm form={form} site={site} />
    </SettingsSection>
  )
}
