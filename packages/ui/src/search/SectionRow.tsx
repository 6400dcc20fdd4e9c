import { type TextRange, truncate } from '@inzrt/domain/text'
import { HEADING_MAX_SHOWN } from '@inzrt/rules/limits'
import type { WithLink } from '../link/LinkComponent.ts'
import { Marked } from '../mark/Marked.tsx'
import { SectionIcon } from '../section/SectionIcon.tsx'
import styles from './SectionRow.module.css'

export type SectionRowProps = WithLink & {
  href: string
  /** Whole name; the row shows at most 75 characters. */
  name: string
  /** Ranges of the name to underline as found words. */
  marks?: readonly TextRange[]
  icon?: string | null
  /** Ads in the section, formatted. */
  count?: string
}

/** A section among the results (R119); an `<li>` that is one link. */
export const SectionRow = ({
  LinkComponent: Link = 'a',
  href,
  name,
  marks,
  icon,
  count,
}: SectionRowProps) => {
  const shown = truncate(name, HEADING_MAX_SHOWN)

  return (
    <li className={styles.row}>
      <Link href={href} title={shown === name ? undefined : name}>
        <SectionIcon name={icon} />
        <span className={styles.name}>
          <Marked text={shown} ranges={marks} />
        </span>
        <span className={styles.go}>Přejít do kategorie</span>
        {count && <span className={styles.count}>{count}</span>}
      </Link>
    </li>
  )
}
