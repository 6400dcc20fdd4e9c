'use client'

import { nonBreaking } from '@inzrt/domain/text'
import { Dialog } from '@inzrt/ui/dialog/Dialog.client.tsx'
import { Prose } from '@inzrt/ui/prose/Prose.tsx'
import { Fragment } from 'react'
import { ArticleBlock } from '../article/ArticleBlock.tsx'
import { advertisingRules } from '../content/advertisingRules.ts'
import { dataProcessing } from '../content/dataProcessing.ts'

const ARTICLES = { rules: advertisingRules, privacy: dataProcessing } as const

export type TermsText = keyof typeof ARTICLES

export type TermsWindowProps = { text: TermsText; email: string; onClose: () => void }

/** The rules or what happens with personal data, read over a form without leaving it. */
const TermsWindow = ({ text, email, onClose }: TermsWindowProps) => {
  const { title, lead, parts } = ARTICLES[text]

  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <Prose>
        <p>{nonBreaking(lead)}</p>
        {parts.map(({ id, heading, blocks }) => (
          <Fragment key={id}>
            <h3>{nonBreaking(heading)}</h3>
            {blocks.map((block, index) => (
              <ArticleBlock key={index} block={block} email={email} />
            ))}
          </Fragment>
        ))}
      </Prose>
    </Dialog>
  )
}

export default TermsWindow
