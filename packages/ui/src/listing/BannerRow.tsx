import styles from './BannerRow.module.css'

export type BannerRowProps = {
  /** Address the advertiser pays for; leads off the site. */
  href: string
  /** Address of the picture. */
  image: string
  /** What is advertised, in words; they are set beside the picture. */
  alt: string
  /** Who pays; its words begin with this name. */
  advertiser: string
}

/** The words without the advertiser's name, which stands above them. */
const messageOf = (alt: string, advertiser: string): string =>
  alt.startsWith(advertiser) ? alt.slice(advertiser.length).replace(/^[:,–] ?/u, '') : alt

/** Paid advertisement between rows (R130), set like in print and named as such; an `<li>`. */
export const BannerRow = ({ href, image, alt, advertiser }: BannerRowProps) => {
  const message = messageOf(alt, advertiser)

  return (
    <li className={styles.banner}>
      <p className={styles.label}>Reklama</p>
      <a className={styles.box} href={href} rel="sponsored noopener">
        <img src={image} alt="" width={800} height={200} loading="lazy" decoding="async" />
        <span className={styles.words}>
          <b>{advertiser}</b>
          {message && <span>{message.charAt(0).toLocaleUpperCase('cs') + message.slice(1)}</span>}
        </span>
      </a>
    </li>
  )
}
