'use client'

import { useState } from 'react'
import { FieldError } from '../../field/FieldError.tsx'
import { CameraIcon } from '../../icon/CameraIcon.tsx'
import { PlusIcon } from '../../icon/PlusIcon.tsx'
import { focusNext } from '../../locality/focusNext.ts'
import type { Photo, PhotoActions } from './Photo.ts'
import styles from './PhotoField.module.css'
import { PhotoInput } from './PhotoInput.tsx'
import { PhotoItem } from './PhotoItem.tsx'
import { useGivenFiles } from './useGivenFiles.ts'
import { usePhotoOrder } from './usePhotoOrder.ts'

export type PhotoFieldProps = {
  id: string
  photos: readonly Photo[]
  /** How many there may be. */
  most: number
  /** What can be done with photos. */
  actions: PhotoActions
  error?: string | undefined
  /** Whether their order means something: the first is the main one. */
  isOrdered?: boolean
}

/** Photos by choice, camera, dropping or pasting; ordered by buttons or dragging. The first is the main. */
export const PhotoField = ({
  id,
  photos,
  most,
  actions,
  error,
  isOrdered = true,
}: PhotoFieldProps) => {
  const left = Math.max(0, most - photos.length)
  const [leftOut, setLeftOut] = useState(0)
  const { said, move, dragging } = usePhotoOrder(photos, actions)
  const add = (files: FileList | null | undefined) => {
    const chosen = [...(files ?? [])]
    if (chosen.length === 0) return
    setLeftOut(Math.max(0, chosen.length - left))
    actions.add(chosen.slice(0, left))
  }
  const isOver = useGivenFiles(add)

  const remove = (key: string) => {
    actions.remove(key)
    focusNext(() => document.getElementById(id))
  }

  return (
    <section aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className={styles.label}>
        Fotky (nejvýš {most}
        {isOrdered && ', první je hlavní'})
      </p>
      <ul className={styles.photos} id={left === 0 ? id : undefined} tabIndex={-1}>
        {photos.map((photo, index) => (
          <PhotoItem
            key={photo.key}
            photo={photo}
            index={index}
            count={photos.length}
            actions={{ ...actions, move, remove }}
            dragging={isOrdered ? dragging(index) : null}
          />
        ))}
        {left > 0 && (
          <>
            <li>
              <PhotoInput
                id={id}
                icon={<PlusIcon />}
                label="Přidat fotky"
                multiple
                aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
                isOver={isOver}
                onFiles={add}
              />
            </li>
            <li className={styles.camera}>
              <PhotoInput
                icon={<CameraIcon />}
                label="Vyfotit"
                capture="environment"
                onFiles={add}
              />
            </li>
          </>
        )}
      </ul>
      <p id={`${id}-hint`} className={styles.hint}>
        JPEG, PNG nebo WebP, kratší strana aspoň 300&nbsp;bodů. Můžete je i&nbsp;přetáhnout nebo
        vložit ze schránky. Volných míst: {left}.
      </p>
      <p role="status" className={styles.said}>
        {said} {leftOut > 0 && `Fotek může být nejvýše ${most}. Nepřidáno: ${leftOut}.`}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </section>
  )
}
