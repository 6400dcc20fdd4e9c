'use client'

import { useState } from 'react'
import { Dialog } from '../dialog/Dialog.client.tsx'
import { type ThumbSource, thumbSrcSet } from '../picture/ThumbSource.ts'
import styles from './MessagePhotos.module.css'

export type MessagePhoto = {
  /** Address of the whole picture, and its size. */
  src: string
  width: number
  height: number
  thumb: ThumbSource
  /** „Fotka 1 z 2“. */
  alt: string
}

export type MessagePhotosProps = { photos: readonly MessagePhoto[] }

/** Photos of a message, small; a press shows one whole in a window; a `<ul>`. */
export const MessagePhotos = ({ photos }: MessagePhotosProps) => {
  const [shown, setShown] = useState<MessagePhoto | null>(null)

  return (
    <>
      <ul className={styles.photos}>
        {photos.map((photo) => (
          <li key={photo.src}>
            <button type="button" className={styles.open} onClick={() => setShown(photo)}>
              <img
                src={photo.thumb.src}
                srcSet={thumbSrcSet(photo.thumb, 'lazy')}
                width={240}
                height={180}
                alt={photo.alt}
                loading="lazy"
                decoding="async"
              />
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <Dialog isOpen size="wide" title={shown.alt} onClose={() => setShown(null)}>
          <img
            className={styles.whole}
            src={shown.src}
            width={shown.width}
            height={shown.height}
            alt=""
          />
        </Dialog>
      )}
    </>
  )
}
