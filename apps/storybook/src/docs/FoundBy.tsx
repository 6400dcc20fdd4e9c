import { foldLetters } from '@inzrt/domain/text'
import { type ReactNode, useId, useState } from 'react'
import styles from './docs.module.css'

type FoundByProps<Item> = {
  label: string
  items: readonly Item[]
  /** What an item is found by, folded. */
  wordsOf: (item: Item) => string
  /** Said where nothing is found. */
  none: string
  children: (found: readonly Item[]) => ReactNode
}

/** A search over a list of the docs; accents need not be typed. */
export const FoundBy = <Item,>({ label, items, wordsOf, none, children }: FoundByProps<Item>) => {
  const [typed, setTyped] = useState('')
  const id = useId()
  const sought = foldLetters(typed).split(/\s+/).filter(Boolean)
  const found = items.filter((item) => sought.every((word) => wordsOf(item).includes(word)))

  return (
    <div className={`sb-unstyled ${styles.look}`}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        className={styles.search}
        type="search"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p role="status" className={styles.note}>
        {found.length === 0 ? none : `Nalezeno ${found.length}`}
      </p>
      {children(found)}
    </div>
  )
}
