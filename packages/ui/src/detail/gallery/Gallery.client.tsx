'use client'

import { IconButton } from '../../button/IconButton.tsx'
import { ArrowLeftIcon } from '../../icon/ArrowLeftIcon.tsx'
import { ArrowRightIcon } from '../../icon/ArrowRightIcon.tsx'
import { CloseIcon } from '../../icon/CloseIcon.tsx'
import { ExpandIcon } from '../../icon/ExpandIcon.tsx'
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
  /** At least one. */
  photos: readonly GalleryPhoto[]
}

const SIZES = '(width >= 64rem) 42rem, 100vw'

/**
 * Photographs of an ad: swiped, walked by arrows and keys, picked by thumbnails, enlarged by a click; a `<section>`
 * with a native scrolling strip, so that without JavaScript it swipes as well.
 */
export const Gallery = ({ photos }: GalleryProps) => {
  const slides = useSlides(photos.length)
  const { strip, index, show } = slides
  const { isWhole, toggle } = useWholeScreen(slides, photos[index]?.src)

  return (
    <section className={styles.gallery} aria-label={`Fotky, ${photos.length}`}>
      <div className={styles.frame} data-photo>
        {/* biome-ignore-start lint/a11y: a strip that scrolls must be reachable by keys; to enlarge it they have the button */}
        <ul
          ref={strip}
          className={styles.strip}
          tabIndex={0}
          aria-label="Fotky za sebou"
          onClick={toggle}
        >
          {/* biome-ignore-end lint/a11y: as above */}
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
                aria-label={`Fotka ${position + 1}`}
                aria-current={position === index ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  show(position)
                }}
              >
                <img
                  src={photo.thumb.src}
                  srcSet={thumbSrcSet(photo.thumb, 'eager')}
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
