'use client'

import { SETTINGS_PARTS } from '@inzrt/contracts/account/settingsParts'
import { type Profile, updateUserCall } from '@inzrt/contracts/account/user'
import { NotificationsFormSchema } from '@inzrt/rules/forms'
import { NotificationsForm } from '@inzrt/ui/account/settings/NotificationsForm.tsx'
import { SettingsSection } from '@inzrt/ui/account/settings/SettingsSection.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { settle } from '../../shell/form/settle.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { accountHref } from '../../shell/session/accountState.ts'
import { toNotificationBody, toNotificationValues } from './notificationMappings.ts'

export type NotificationSettingsProps = { profile: Profile; site: string }

/** Which letters come besides those that have to. What kept searches and browsers tell stands below, on the same page. */
export const NotificationSettings = ({ profile, site }: NotificationSettingsProps) => {
  const form = useForm({
    schema: NotificationsFormSchema,
    initial: toNotificationValues(profile),
    send: async (values) =>
      settle(
        'updateUser',
        await browserApi.call(updateUserCall, { body: toNotificationBody(values) }),
        'Upozornění jsou uložená.',
      ),
  })

  return (
    <SettingsSection
      id={SETTINGS_PARTS.letters}
      title="Upozornění"
      lead={
        <>
          Rozhodnutí o{'\u00a0'}inzerátech, objednávky a{'\u00a0'}bezpečnost účtu chodí e-mailem
          vždycky. Všechno najdete i{'\u00a0'}v{'\u00a0'}
          <a href={accountHref({ tab: 'upozorneni' })}>Upozorněních</a>.
        </>
      }
    >
      <NotificationsForm form={form} site={site} />
    </SettingsSection>
  )
}
