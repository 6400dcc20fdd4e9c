'use client'

import { Dialog } from '@inzrt/ui/dialog/Dialog.client.tsx'
import { ArticleText } from '../../content/article/ArticleText.tsx'
import { smsDating } from '../../content/smsDating.ts'

type SmsGuideWindowProps = { email: string; onClose: () => void }

/** The guide to dating by SMS, read without leaving the ads (R091). */
const SmsGuideWindow = ({ email, onClose }: SmsGuideWindowProps) => (
  <Dialog isOpen title={smsDating.title} onClose={onClose}>
    <ArticleText article={smsDating} email={email} />
  </Dialog>
)

export default SmsGuideWindow
