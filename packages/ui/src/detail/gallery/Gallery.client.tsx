'use client'

import { IconButton } from '../../button/IconButton.tsx'
import { ArrowLeftIcon } from '../../icon/ArrowLeftIcon.tsx'
import { ArrowRightIcon } from '../../icon/ArrowRightIcon.tsx'
import { CloseIcon } from '../../icon/CloseIcon.tsx'
import { ExpandIcon } from '../../icon/ExpandIcon.tsx'
import { Thumb } from '../../picture/Thumb.tsx'
import { type ThumbSource, thumbSrcSet } from '../../picture/ThumbSource.ts'
import styles from './Gallery.module.css'
import { useSlides } from './useSlides.ts'
import { useWholeScreen } from './useWholeScreen.ts'

export type GalleryPhoto = {
  id: string
  src: string
  srcSet?: string
  width: number
  height: number
  alt: string
  thumb: ThumbSource
}

export type GalleryProps = {
  photos: readonly GalleryPhoto[]
  /** Heading of the ad, of which a poster is made where it has no photographs. */
  heading?: string | undefined
  /** Picture of the section, for an ad without photographs. */
  sectionIcon?: string | null | undefined
  /** What the poster of a person says. */
  person?: string | null | undefined
}

const SIZES = '(width >= 64rem) 42rem, 100vw'

/**
 * Photographs of an ad: swiped, walked by arrows and keys, picked by thumbnails, enlarged by a click; a `<section>`
 * with a native scrolling strip, so that without JavaScript it swipes as well.
 */
export const Gallery = ({ photos, heading, sectionIcon, person }: GalleryProps) => {
  const slides = useSlides(photos.length)
  const { strip, index, show } = slides
  const { frame, isWhole, toggle } = useWholeScreen(slides)

  if (photos.length === 0) {
    return (
      <div className={styles.empty}>
        <div className={styles.poster}>
          <Thumb image={null} heading={heading} sectionIcon={sectionIcon} person={person} />
        </div>
        <p>Inzerát je bez fotky</p>
      </div>
    )
  }

  return (
    <section className={styles.gallery} aria-label={`Fotografie, ${photos.length}`}>
      <div ref={frame} className={styles.frame} data-photo>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keys */}
        <ul ref={strip} className={styles.strip} tabIndex={0} aria-label="Fotografie za sebou">
          {photos.map((photo, position) => (
            <li key={photo.id} id={`foto-${photo.id}`}>
              <img
                src={photo.src}
                srcSet={photo.srcSet}
                sizes={photo.srcSet && (isWhole ? '100vw' : SIZES)}
                width={photo.width}
                height={photo.height}
                alt={photo.alt}
                loading={position === 0 ? 'eager' : 'lazy'}
                fetchPriority={position === 0 ? 'high' : undefined}
                decoding="async"
              />
            </li>
          ))}
        </ul>
        {photos.length > 1 && (
          <div className={styles.controls}>
            <span className={styles.count} aria-live="polite">
              {index + 1} / {photos.length}
            </span>
            <span className={styles.arrows}>
              <IconButton
                label="Předchozí"
                icon={<ArrowLeftIcon />}
                onClick={() => show(index - 1)}
              />
              <IconButton label="Další" icon={<ArrowRightIcon />} onClick={() => show(index + 1)} />
            </span>
          </div>
        )}
        <IconButton
          className={styles.whole}
          label={isWhole ? 'Zavřít' : 'Na celou obrazovku'}
          icon={isWhole ? <CloseIcon /> : <ExpandIcon />}
          onClick={toggle}
        />
      </div>
      {photos.length > 1 && (
        <ul className={styles.thumbs}>
          {photos.map((photo, position) => (
            <li key={photo.id}>
              <a
                href={`#foto-${photo.id}`}
                aria-label={`Fotografie ${position + 1}`}
                aria-current={position === index ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  show(position)
                }}
              >
                <img
                  src={photo.thumb.src}
                  srcSet={thumbSrcSet(photo.thumb)}
                  width={120}
                  height={90}
                  alt=""
                  decoding="async"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
