import { nonBreaking } from '@inzrt/domain/text'
import type { WithLink } from '../link/LinkComponent.ts'
import styles from './SectionContents.module.css'
import { SectionIcon } from './SectionIcon.tsx'

export type ContentsLink = {
  href: string
  name: string
  count?: string
  /** What an ad there costs. */
  note?: string
}

export type SectionContentsProps = WithLink & {
  sections: readonly (ContentsLink & {
    icon?: string | null
    /** The busiest subsections, three at most on the home page. */
    subsections: readonly ContentsLink[]
  })[]
  headingLevel?: 'h2' | 'h3'
}

/** The paper's contents page: sections and subsections with dotted leaders to their counts; a `<ul>`. */
export const SectionContents = ({
  LinkComponent: Link = 'a',
  sections,
  headingLevel: Heading = 'h3',
}: SectionContentsProps) => (
  <ul className={styles.contents}>
    {sections.map((section) => (
      <li key={section.href} className={styles.section}>
        <SectionIcon className={styles.icon} name={section.icon} size="large" />
        <Heading>
          <Link className={styles.line} href={section.href}>
            <span>{nonBreaking(section.name)}</span>
            {section.count && <span className={styles.count}>{section.count}</span>}
          </Link>
        </Heading>
        <ul className={section.subsections.some(({ note }) => note) ? styles.noted : undefined}>
          {section.subsections.map((subsection) => (
            <li key={subsection.href}>
              <Link className={styles.line} href={subsection.href}>
                <span>{nonBreaking(subsection.name)}</span>
                {subsection.note && <span className={styles.note}>{subsection.note}</span>}
                {subsection.count && <span className={styles.count}>{subsection.count}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
)
