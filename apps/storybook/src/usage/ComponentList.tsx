import { foldLetters } from '@inzrt/domain/text'
import { useId, useState } from 'react'
import styles from '../docs/docs.module.css'
import { Facts } from '../docs/Facts.tsx'
import { ComponentLink } from './ComponentLink.tsx'
import { Said } from './Said.tsx'
import { STATUS_WORDS } from './statusWords.ts'
import { componentOf, USAGES } from './usages.ts'

const COMPONENTS = Object.entries(USAGES)
  .map(([path, usage]) => {
    const name = componentOf(path)

    return {
      ...{ path, name, usage },
      words: foldLetters([name, usage.name, ...(usage.others ?? []), usage.purpose].join(' ')),
    }
  })
  .sort((one, other) => one.usage.name.localeCompare(other.usage.name, 'cs'))

/** Every component with its state, found by what it is called or for; accents need not be typed. */
export const ComponentList = () => {
  const [typed, setTyped] = useState('')
  const id = useId()
  const sought = foldLetters(typed).split(/\s+/).filter(Boolean)
  const found = COMPONENTS.filter(({ words }) => sought.every((word) => words.includes(word)))

  return (
    <div className={`sb-unstyled ${styles.look}`}>
      <label htmlFor={id} className={styles.label}>
        Najít díl
      </label>
      <input
        id={id}
        className={styles.search}
        type="search"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p role="status" className={styles.note}>
        {found.length === 0 ? 'Takový díl nemáme.' : `Nalezeno ${found.length}`}
      </p>
      <Facts
        head={['Díl', 'Komponenta', 'K čemu', 'Stav', 'Od verze']}
        rows={found.map(({ path, name, usage }) => [
          usage.name,
          <ComponentLink key={path} name={name} />,
          <Said key={path} text={usage.purpose} />,
          STATUS_WORDS[usage.status],
          usage.since,
        ])}
      />
    </div>
  )
}
