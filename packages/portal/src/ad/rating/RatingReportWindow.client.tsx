'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { reportRatingCall } from '@inzrt/contracts/conversation/rating'
import { RatingReportFormSchema } from '@inzrt/rules/forms'
import { Dialog } from '@inzrt/ui/dialog/Dialog.client.tsx'
import { RatingReportForm } from '@inzrt/ui/rating/RatingReportForm.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { toRefusal } from '../../shell/form/toRefusal.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { showToast } from '../../shell/stores/toastStore.ts'

export type ReportedRating = {
  id: number
  /** What lets somebody without an account into the conversation it stands in. */
  s?: string | undefined
}

type RatingReportWindowProps = ReportedRating & { onClose: () => void }

/** Asks what is wrong with a rating, and tells our moderators. */
const RatingReportWindow = ({ id, s, onClose }: RatingReportWindowProps) => {
  const form = useForm({
    schema: RatingReportFormSchema,
    initial: { explanation: '' },
    draft: `rating report ${id}`,
    send: async (body) => {
      const params = { ratingId: String(id) }
      const answer = await browserApi.call(reportRatingCall, {
        params,
        body,
        query: s ? { s } : {},
      })
      if (answer.ok) {
        showToast('good', answer.data.message)
        onClose()
        return undefined
      }
      const { error } = answer

      return toRefusal(error, errorText('reportRating', error))
    },
  })

  return (
    <Dialog isOpen title="Nahlásit hodnocení" onClose={onClose}>
      <p>
        Skrýváme urážky, osobní údaje a{'\u00a0'}to, co s{'\u00a0'}obchodem nesouvisí. Samotný
        nesouhlas nestačí.
      </p>
      <RatingReportForm form={form} />
    </Dialog>
  )
}

export default RatingReportWindow
