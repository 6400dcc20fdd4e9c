'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { openAdCall } from '@inzrt/contracts/ads/adAccess'
import { FindAdFormSchema } from '@inzrt/rules/forms'
import { FindAdForm } from '@inzrt/ui/ad-form/access/FindAdForm.tsx'
import { ProgressBar } from '@inzrt/ui/feedback/ProgressBar.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { toRefusalUnder } from '../../shell/form/toRefusalUnder.ts'
import { useForm } from '../../shell/form/useForm.ts'
import styles from './FindAd.module.css'
import { openEdit } from './openEdit.ts'
import { SendLinks } from './SendLinks.client.tsx'
import { useLinkOfAddress } from './useLinkOfAddress.ts'

/** Ways to an ad placed without an account: a link that was sent, its password, or a new link. */
const FindAd = () => {
  const { isOpening, fault } = useLinkOfAddress()
  const form = useForm({
    schema: FindAdFormSchema,
    initial: { find: '', password: '' },
    send: async (values) => {
      const answer = await browserApi.call(openAdCall, { body: values })
      if (!answer.ok)
        return toRefusalUnder('password', answer.error, errorText('openAd', answer.error))
      openEdit(answer.data)
    },
  })

  if (isOpening) return <ProgressBar label="Otevírám inzerát" />

  return (
    <>
      {fault && <p role="alert">{fault}</p>}
      <FindAdForm form={form} />
      <h2 id="nemam-heslo" className={styles.other}>
        Nemám heslo
      </h2>
      <SendLinks />
    </>
  )
}

export default FindAd
