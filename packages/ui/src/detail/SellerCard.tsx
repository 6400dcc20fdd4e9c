import type { ReactNode } from 'react'
import { ShieldIcon } from '../icon/ShieldIcon.tsx'
import type { WithLink } from '../link/LinkComponent.ts'
import { Stars } from '../rating/Stars.tsx'
import styles from './SellerCard.module.css'
import { Stamp } from './Stamp.tsx'

export type SellerCardProps = WithLink & {
  /** Who offers it, as the profile shows. */
  name: string
  /** The public profile of that name. */
  profileHref?: string | undefined
  /** „soukromá osoba“, or the firm with its number. */
  kind: string
  /** „Na Inzrtu od roku 2019“. */
  since?: string | undefined
  /** How they are rated, and where that stands: „4,6 z 5 (12 hodnocení)“. */
  rating?: { href: string; stars: number; text: string } | undefined
  /** Which rights a buyer has, by who sells. */
  rights?: string | undefined
  /** „další 4 inzeráty“. */
  otherAds?: { href: string; label: string } | undefined
  /** Buttons of contact. */
  children?: ReactNode
  /** One piece of advice, and the page with the rest. */
  safety?: { advice: string; href: string; label: string } | undefined
}

/** Who sells, and how to reach them; a `<section>` under a line of ink. */
export const SellerCard = ({
  LinkComponent: Link = 'a',
  name,
  profileHref,
  kind,
  since,
  rating,
  rights,
  otherAds,
  children,
  safety,
}: SellerCardProps) => (
  <section className={styles.card} aria-label="Inzerent">
    <div className={styles.seller}>
      <Stamp name={name} />
      <p>
        <b>{profileHref ? <Link href={profileHref}>{name}</Link> : name}</b>, {kind}
        <br />
        <span className={styles.more}>
          {since}
          {since && otherAds && ' · '}
          {otherAds && <Link href={otherAds.href}>{otherAds.label}</Link>}
        </span>
        {rating && (
          <>
            <br />
            <Stars stars={rating.stars} /> <Link href={rating.href}>{rating.text}</Link>
          </>
        )}
      </p>
    </div>
    {rights && <p className={styles.more}>{rights}</p>}
    {children && <div className={styles.actions}>{children}</div>}
    {safety && (
      <p className={styles.safety}>
        <ShieldIcon />
        <span>
          {safety.advice} <Link href={safety.href}>{safety.label}</Link>
        </span>
      </p>
    )}
  </section>
)
