import { nonBreaking } from '@inzrt/domain/text'
import type { ReactNode } from 'react'
import type { WithLink } from '../link/LinkComponent.ts'
import styles from './Footer.module.css'
import { ViewLinks } from './view/ViewLinks.tsx'
import { Wrap } from './Wrap.tsx'

type FooterLink = { href: string; label: string; rel?: string }

export type FooterProps = WithLink & {
  /** Whom to write to, and when somebody answers. */
  support: { email: string; hours: string; note?: ReactNode }
  /** Groups of links, each with a heading. */
  columns: readonly { title: string; links: readonly FooterLink[] }[]
  /** Buttons of sections; those of the sister site carry a full address. */
  sections?: readonly FooterLink[]
  /** Last line, on the left. */
  end: ReactNode
  /** The other site. */
  sister?: FooterLink
  /** A choice above the last line. */
  choice?: ReactNode
}

const LinkItems = ({
  LinkComponent: Link = 'a',
  links,
}: WithLink & { links: readonly FooterLink[] }) =>
  links.map(({ href, label, rel }) => (
    <li key={`${label} ${href}`}>
      <Link href={href} rel={rel}>
        {nonBreaking(label)}
      </Link>
    </li>
  ))

/** Support, pages about the paper, sections; a `<footer>` with a pinked upper edge. */
export const Footer = ({
  LinkComponent,
  support,
  columns,
  sections,
  end,
  sister,
  choice,
}: FooterProps) => (
  <footer className={styles.footer}>
    <Wrap>
      <div className={styles.columns}>
        <section aria-labelledby="paticka-podpora">
          <h2 id="paticka-podpora">Technická podpora</h2>
          <a className={styles.mail} href={`mailto:${support.email}`}>
            {support.email}
          </a>
          <p>{support.hours}</p>
          {support.note && <p className={styles.note}>{support.note}</p>}
        </section>
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2>{nonBreaking(column.title)}</h2>
            <ul>
              <LinkItems links={column.links} LinkComponent={LinkComponent} />
            </ul>
          </nav>
        ))}
      </div>
      {sections && sections.length > 0 && (
        <nav className={styles.sections} aria-label="Rubriky v patičce">
          <ul>
            <LinkItems links={sections} LinkComponent={LinkComponent} />
          </ul>
        </nav>
      )}
      {choice}
      <div className={styles.end}>
        <span>{end}</span>
        <ViewLinks />
        {sister && (
          <a href={sister.href} rel={sister.rel}>
            {sister.label}
          </a>
        )}
      </div>
    </Wrap>
  </footer>
)
