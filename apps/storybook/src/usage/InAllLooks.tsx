import { useState } from 'react'
import { LOOKS } from '../../.storybook/looks.ts'
import styles from './usage.module.css'

export type InAllLooksProps = { storyId: string }

const addressOf = (storyId: string, look: string): string =>
  `iframe.html?${new URLSearchParams({ embed: 'true', viewMode: 'story', id: storyId, globals: `look:${look}` })}`

/** A story in every brand and scheme at once; drawn when it is asked for, as each look is a page of its own. */
export const InAllLooks = ({ storyId }: InAllLooksProps) => {
  const [isOpen, setOpen] = useState(false)

  return (
    <details
      className={`sb-unstyled ${styles.looks}`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Ve všech podobách vedle sebe</summary>
      {isOpen && (
        <div className={styles.frames}>
          {Object.entries(LOOKS).map(([look, { title }]) => (
            <figure key={look}>
              <figcaption>{title}</figcaption>
              <iframe title={title} data-look={look} src={addressOf(storyId, look)} />
            </figure>
          ))}
        </div>
      )}
    </details>
  )
}
