import { SectionIcon } from '../section/SectionIcon.tsx'
import { Poster } from './Poster.tsx'
import styles from './Thumb.module.css'
import { type ThumbSource, thumbSrcSet } from './ThumbSource.ts'

export type ThumbProps = {
  /** Without a picture a poster of the heading stands in its place; without that, the section's own. */
  image?: ThumbSource | null | undefined
  heading?: string | undefined
  sectionIcon?: string | null | undefined
  /** What a poster says of a person. */
  person?: string | null | undefined
  /** Loads at once; for the first rows of a page. */
  isEager?: boolean | undefined
}

/** Picture of an ad, 4 : 3, decoration beside its heading; an `<img>`, a poster or a drawing. */
export const Thumb = ({ image, heading, sectionIcon, person, isEager = false }: ThumbProps) => {
  const loading = isEager ? 'eager' : 'lazy'
  if (!image && heading)
    return <Poster heading={heading} sectionIcon={sectionIcon} person={person} />

  return image ? (
    <img
      className={styles.image}
      src={image.src}
      srcSet={thumbSrcSet(image, loading)}
      width={120}
      height={90}
      alt=""
      loading={loading}
    />
  ) : (
    <span className={styles.empty}>
      <SectionIcon className={styles.goods} name={sectionIcon} />
    </span>
  )
}
