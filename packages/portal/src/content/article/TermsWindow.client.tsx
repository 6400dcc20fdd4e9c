'use client'

import { Dialog } from '@inzrt/ui/dialog/Dialog.client.tsx'
import { advertisingRules } from '../advertisingRules.ts'
import { dataProcessing } from '../dataProcessing.ts'
import { ArticleText } from './ArticleText.tsx'

const ARTICLES = { rules: advertisingRules, privacy: dataProcessing } as const

export type TermsText = keyof typeof ARTICLES

type TermsWindowProps = { text: TermsText; email: string; onClose: () => void }

/** The rules or what happens with personal data, read over a form without leaving it. */
const TermsWindow = ({ text, email, onClose }: TermsWindowProps) => (
  <Dialog isOpen title={ARTICLES[text].title} onClose={onClose}>
    <ArticleText article={ARTICLES[text]} email={email} />
  </Dialog>
)

export default TermsWindow
