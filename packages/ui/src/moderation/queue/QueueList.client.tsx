'use client'

import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './QueueList.module.css'

export type QueueListProps = {
  label: string
  /** What a key does with the current card; other keys do nothing. */
  keys: Readonly<Record<string, () => void>>
  children: ReactNode
}

/** Keys typed into a field belong to the field; with a modifier they are the browser's. */
const isForList = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey) &&
  !(
    target instanceof HTMLElement &&
    target.matches('textarea, select, input:not([type="checkbox"])')
  )

const cardsOf = (list: HTMLElement): HTMLElement[] =>
  [...list.children].filter((child) => child instanceof HTMLElement)

const step = (list: HTMLElement, by: 1 | -1): void => {
  const cards = cardsOf(list)
  const at = cards.findIndex((card) => card.contains(document.activeElement))
  cards[Math.min(Math.max(at + by, 0), cards.length - 1)]?.focus()
}

/** What had the focus, should it leave. */
type Place = Readonly<{ element: Element; card: HTMLElement; at: number }>

/**
 * Ads one under another, walked by `j` and `k` while the focus is among them; a `<ul>`. When the card with the focus
 * leaves, the one in its place takes it, and a form that closes gives it back to its card, so that a queue is emptied
 * by keys alone.
 */
export const QueueList = ({ label, keys, children }: QueueListProps) => {
  const ref = useRef<HTMLUListElement>(null)
  const place = useRef<Place>(null)
  const remember = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    const cards = cardsOf(currentTarget)
    const at = cards.findIndex((card) => card.contains(target))
    const card = cards[at]
    place.current = card ? { element: target, card, at } : null
  }
  const forget = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) place.current = null
  }
  useEffect(() => {
    if (!ref.current || !place.current || place.current.element.isConnected) return
    if (document.activeElement !== document.body) return
    const { card, at } = place.current
    const cards = cardsOf(ref.current)
    const next = card.isConnected ? card : cards[Math.min(at, cards.length - 1)]
    next?.focus()
  })
  const press = (event: KeyboardEvent) => {
    if (!isForList(event) || !ref.current) return
    const key = event.key.toLowerCase()
    const act =
      key === 'j' || key === 'k' ? step.bind(null, ref.current, key === 'j' ? 1 : -1) : keys[key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <ul
      ref={ref}
      className={styles.list}
      aria-label={label}
      onKeyDown={press}
      onFocus={remember}
      onBlur={forget}
    >
      {children}
    </ul>
  )
}
