'use client'

import type { MouseEvent, Ref } from 'react'
import styles from './ErrorSummary.module.css'
import { useInPageOrder } from './useInPageOrder.ts'

export type ErrorSummaryProps = {
  title?: string
  /** One line a faulty field, in the order of the form; the link moves the focus into it. */
  errors: readonly { fieldId: string; text: string }[]
  /** Move the focus here after a refused submit. */
  ref?: Ref<HTMLDivElement>
}

/** The field takes the focus, unfolded if need be; the address of the page stays as it is. */
const goToField = (event: MouseEvent, fieldId: string): void => {
  event.preventDefault()
  const field = document.getElementById(fieldId)
  const folded = field?.closest('details')
  if (folded) folded.open = true
  field?.focus()
}

/** All that is wrong with a form, above it, as links to the fields; a focusable `<div role="alert">`. */
export const ErrorSummary = ({
  title = 'Formulář se nepodařilo odeslat',
  errors,
  ref,
}: ErrorSummaryProps) => {
  const lines = useInPageOrder(errors)

  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1}>
      <h2>{title}</h2>
      <ul>
        {lines.map((error) => (
          <li key={error.fieldId}>
            <a href={`#${error.fieldId}`} onClick={(event) => goToField(event, error.fieldId)}>
              {error.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
