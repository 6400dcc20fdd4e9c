import { useEffect, useState } from 'react'

export type ToastPlace = {
  /** The window that is open, and takes the messages; null when none is. */
  dialog: Element | null
  /** Pixels from the top that are taken by what heads the page or the window. */
  top: number
}

/** A head that begins lower than this leaves room for a message above it. */
const ROOM_PX = 96

const bottomOf = (head: Element): number => {
  const { top, bottom } = head.getBoundingClientRect()
  const isInTheWay = top < ROOM_PX && head.checkVisibility({ visibilityProperty: true })

  return isInTheWay ? bottom : 0
}

const findPlace = (): ToastPlace => {
  const dialog = document.querySelector('dialog[open]')
  const heads = (dialog ?? document).querySelectorAll('[data-head]')

  return { dialog, top: Math.max(0, ...Array.from(heads, bottomOf)) }
}

/**
 * Where `messages` stand, whenever they change or the page scrolls below them: clear of the buttons at the head,
 * which one needs next. Null until it is known.
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
