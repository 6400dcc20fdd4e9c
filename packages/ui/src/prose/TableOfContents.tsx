import { nonBreaking } from '@inzrt/domain/text'
import styles from './TableOfContents.module.css'

export type TableOfContentsProps = {
  items: readonly { id: string; title: string }[]
}

/** Jumps to the headings of a long text; a `<nav>` of anchors, left out where there is one alone. */
export const TableOfContents = ({ items }: TableOfContentsProps) =>
  items.length > 1 && (
    <nav className={styles.contents} aria-label="Obsah stránky">
      <p>Obsah</p>
      <ol>
        {items.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{nonBreaking(title)}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
