import { useEffect, useState } from 'react'

export type ToastPlace = {
  /** What takes the messages: the window that is open, or its room for them; null when none is open. */
  within: Element | null
  /** Pixels from the top that are taken by what heads the page; null where messages stand among the rest. */
  top: number | null
}

/** A head that begins lower than this leaves room for a message above it. */
const ROOM_PX = 96

/** On a phone a message spans the page: it stands over search and sections rather than over what is read. */
const keptClear = (head: Element): Element =>
  (matchMedia('(width < 48rem)').matches && head.querySelector('[data-actions]')) || head

const bottomOf = (head: Element): number => {
  const { top } = head.getBoundingClientRect()
  const isInTheWay = top < ROOM_PX && head.checkVisibility({ visibilityProperty: true })

  return isInTheWay ? keptClear(head).getBoundingClientRect().bottom : 0
}

const topBelow = (heads: NodeListOf<Element>): number => Math.max(0, ...Array.from(heads, bottomOf))

/** The window on top has the focus; one opened over another need not stand behind it in the document. */
const findDialog = (): Element | null =>
  document.activeElement?.closest('dialog[open]') ?? document.querySelector('dialog[open]')

const findPlace = (): ToastPlace => {
  const dialog = findDialog()
  const top = topBelow((dialog ?? document).querySelectorAll('[data-head]'))
  if (!dialog || top === 0) return { within: dialog, top }

  return { within: dialog.querySelector('[data-messages]'), top: null }
}

/**
 * Where `messages` stand, whenever they change or the page scrolls below them: clear of the buttons at the head,
 * which one needs next, and of the fields of a window that leaves no room above it. Null until it is known.
 */
export const useToastPlace = (messages: readonly unknown[]): ToastPlace | null => {
  const [place, setPlace] = useState<ToastPlace | null>(null)

  useEffect(() => {
    const update = () => setPlace(findPlace())
    update()
    // Where nothing is shown, scrolling need not measure anything.
    if (messages.length === 0) return
    addEventListener('scroll', update, { passive: true })

    return () => removeEventListener('scroll', update)
  }, [messages])

  return place
}
