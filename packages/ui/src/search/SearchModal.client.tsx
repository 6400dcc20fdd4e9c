'use client'

import { type FormEvent, type ReactNode, useState } from 'react'
import { Dialog } from '../dialog/Dialog.client.tsx'
import { ErrorLine } from '../field/ErrorLine.tsx'
import { SearchBox } from './SearchBox.tsx'

export type SearchModalProps = {
  isOpen: boolean
  onClose: () => void
  term: string
  /** Each letter typed. */
  onTermChange: (term: string) => void
  /** A non-empty term was sent. */
  onSubmit: (term: string) => void
  /** Results of what is typed so far. */
  children?: ReactNode
}

/** Has the window focus the field, behind what was typed before the window came. */
const takeFocus = (field: HTMLInputElement | null): void => {
  field?.setAttribute('autofocus', '')
  field?.setSelectionRange(field.value.length, field.value.length)
}

/** Search on a phone (R077, R086): covers the screen, focus in the field; a `<dialog>`. */
export const SearchModal = ({
  isOpen,
  onClose,
  term,
  onTermChange,
  onSubmit,
  children,
}: SearchModalProps) => {
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(term.trim() === '')
    if (term.trim() !== '') onSubmit(term.trim())
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Vyhledávání" size="full">
      <SearchBox
        id="hledat-okno"
        landmark="Hledat v okně"
        value={term}
        onChange={(event) => onTermChange(event.target.value)}
        onClear={() => onTermChange('')}
        onSubmit={submit}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? 'hledat-okno-chyba' : undefined}
        ref={takeFocus}
      />
      {isMissing && term.trim() === '' && (
        <ErrorLine id="hledat-okno-chyba">Napište, co hledáte.</ErrorLine>
      )}
      {children}
    </Dialog>
  )
}
