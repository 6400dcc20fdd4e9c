'use client'

import { VisuallyHidden } from '@inzrt/ui/visually-hidden/VisuallyHidden.tsx'
import { useState } from 'react'

export type NewMessageProps = {
  /** Of the last message of the other one. */
  id: number
  /** „Petr: Ano, je.“ */
  text: string
}

/** Tells a screen reader of a message that came while the page was open. */
export const NewMessage = ({ id, text }: NewMessageProps) => {
  const [first] = useState(id)

  return (
    <VisuallyHidden>
      <span role="status">{id > first ? `Nová zpráva. ${text}` : ''}</span>
    </VisuallyHidden>
  )
}
