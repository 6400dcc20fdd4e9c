'use client'

import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { takeFocus } from '@inzrt/ui/focus/takeFocus.ts'
import { useEffect, useRef, useState } from 'react'
import { isEditable } from '../../own-ad/adLinks.ts'
import { OwnAdFigures } from '../../own-ad/OwnAdFigures.client.tsx'
import { type OpenAd, OwnAdGate } from '../../own-ad/OwnAdGate.client.tsx'
import { OwnAdState } from '../../own-ad/OwnAdState.client.tsx'
import { EditForm } from './EditForm.client.tsx'

type OpenedProps = OpenAd & { slug: string; onDeleted: () => void }

const Opened = ({ ad, slug, isGuest, reload, lock, onDeleted }: OpenedProps) => {
  const submit = useRef<HTMLButtonElement>(null)
  const isSaved = useRef(false)
  const { version } = ad

  // What was saved comes back as a new form; its keeper goes on from the same button.
  useEffect(() => {
    if (isSaved.current) submit.current?.focus({ preventScroll: true })
    isSaved.current = false
  }, [version])

  return (
    <>
      <p>
        <b>{ad.state === 'published' ? <a href={`/${ad.slug}`}>{ad.heading}</a> : ad.heading}</b>
      </p>
      <OwnAdState ad={{ ...ad, slug }} here="edit" onChanged={reload} onDeleted={onDeleted} />
      {isEditable(ad) ? (
        <EditForm
          key={ad.version}
          ad={ad}
          slug={slug}
          isGuest={isGuest}
          submitRef={submit}
          onSaved={() => {
            isSaved.current = true
            reload()
          }}
          onLocked={lock}
        />
      ) : (
        <p>V tomto stavu text inzerátu změnit nejde.</p>
      )}
      <OwnAdFigures ad={{ ...ad, slug }} />
    </>
  )
}

/** An own ad: asks for its password where no account opens it, then lets it be changed. */
const EditAd = ({ slug }: { slug: string }) => {
  const [isDeleted, setDeleted] = useState(false)

  return isDeleted ? (
    <div ref={takeFocus} tabIndex={-1}>
      <EmptyState title="Inzerát je smazaný">
        <LinkButton href="/">Hlavní strana</LinkButton>
      </EmptyState>
    </div>
  ) : (
    <OwnAdGate slug={slug}>
      {(open) => <Opened {...open} slug={slug} onDeleted={() => setDeleted(true)} />}
    </OwnAdGate>
  )
}

export default EditAd
