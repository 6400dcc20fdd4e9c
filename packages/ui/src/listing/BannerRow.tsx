import styles from './BannerRow.module.css'

export type BannerRowProps = {
  /** Address the advertiser pays for; leads off the site. */
  href: string
  image: string
  /** What the picture says, in words. */
  alt: string
  advertiser: string
}

/** Paid advertisement between rows (R130), framed like in print and named as such; an `<li>`. */
export const BannerRow = ({ href, image, alt, advertiser }: BannerRowProps) => (
  <li className={styles.banner}>
    <p className={styles.label}>Reklama · {advertiser}</p>
    <a className={styles.box} href={href} rel="sponsored noopener">
      <img src={image} alt={alt} width={800} height={200} loading="lazy" decoding="async" />
    </a>
  </li>
)
