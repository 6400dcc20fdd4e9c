'use client'

import { type KeyboardEvent, type ReactNode, useRef } from 'react'
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

const step = (list: HTMLElement, by: 1 | -1): void => {
  const cards = [...list.children].filter((child) => child instanceof HTMLElement)
  const at = cards.findIndex((card) => card.contains(document.activeElement))
  cards[Math.min(Math.max(at + by, 0), cards.length - 1)]?.focus()
}

/** Ads one under another, walked by `j` and `k` while the focus is among them; a `<ul>`. */
export const QueueList = ({ label, keys, children }: QueueListProps) => {
  const ref = useRef<HTMLUListElement>(null)
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
    <ul ref={ref} className={styles.list} aria-label={label} onKeyDown={press}>
      {children}
    </ul>
  )
}
