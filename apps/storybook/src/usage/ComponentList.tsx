import { foldLetters } from '@inzrt/domain/text'
import { Facts } from '../docs/Facts.tsx'
import { FoundBy } from '../docs/FoundBy.tsx'
import { ComponentLink } from './ComponentLink.tsx'
import { Said } from './Said.tsx'
import { STATUS_WORDS } from './statusWords.ts'
import { componentOf, USAGES } from './usages.ts'

const COMPONENTS = Object.entries(USAGES)
  .map(([path, usage]) => {
    const name = componentOf(path)

    return {
      path,
      name,
      usage,
      words: foldLetters([name, usage.name, ...(usage.others ?? []), usage.purpose].join(' ')),
    }
  })
  .sort((one, other) => one.usage.name.localeCompare(other.usage.name, 'cs'))

/** Every component with its state, found by what it is called or for. */
export const ComponentList = () => (
  <FoundBy
    label="Najít díl"
    items={COMPONENTS}
    wordsOf={({ words }) => words}
    none="Takový díl nemáme."
  >
    {(found) => (
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
    )}
  </FoundBy>
)
