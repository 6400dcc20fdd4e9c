import { SectionIcon } from '../section/SectionIcon.tsx'
import styles from './Thumb.module.css'
import { type ThumbSource, thumbSrcSet } from './ThumbSource.ts'

export type ThumbProps = {
  /** Without a picture the section's own stands in its place. */
  image?: ThumbSource | null | undefined
  sectionIcon?: string | null | undefined
  /** Loads at once; for the first rows of a page. */
  isEager?: boolean | undefined
}

/** Picture of an ad, 4 : 3, decoration beside its heading; an `<img>` or a drawn placeholder. */
export const Thumb = ({ image, sectionIcon, isEager = false }: ThumbProps) =>
  image ? (
    <img
      className={styles.image}
      src={image.src}
      srcSet={thumbSrcSet(image)}
      width={120}
      height={90}
      alt=""
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
    />
  ) : (
    <span className={styles.empty}>
      <SectionIcon className={styles.goods} name={sectionIcon} />
    </span>
  )
