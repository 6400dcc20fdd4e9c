import { Button } from '../button/Button.tsx'
import { SectionHeading } from '../home/SectionHeading.tsx'
import styles from './SeenList.module.css'

export type SeenAd = Readonly<{ href: string; heading: string; facts: string }>

export type SeenListProps = {
  ads: readonly SeenAd[]
  /** Empties the list. */
  onForget: () => void
}

/** Ads looked at lately, and a button that empties the list (P012); a `<section>`. */
export const SeenList = ({ ads, onForget }: SeenListProps) => (
  <section aria-label="Naposledy prohlížené">
    <SectionHeading
      aside={
        <Button variant="bare" onClick={onForget}>
          Vymazat
        </Button>
      }
    >
      Naposledy prohlížené
    </SectionHeading>
    <ul className={styles.list}>
      {ads.map(({ href, heading, facts }) => (
        <li key={href}>
          <a href={href}>{heading}</a>
          <span>{facts}</span>
        </li>
      ))}
    </ul>
  </section>
)
