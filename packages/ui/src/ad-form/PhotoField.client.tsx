'use client'

import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { classNames } from '../class-names/classNames.ts'
import { FieldError } from '../field/FieldError.tsx'
import { PlusIcon } from '../icon/PlusIcon.tsx'
import { focusNext } from '../locality/focusNext.ts'
import type { Photo, PhotoActions } from './Photo.ts'
import styles from './PhotoField.module.css'
import { PhotoItem } from './PhotoItem.tsx'
import { usePhotoOrder } from './usePhotoOrder.ts'

export type PhotoFieldProps = {
  id: string
  photos: readonly Photo[]
  /** How many the ad may have. */
  most: number
  actions: PhotoActions
  error?: string
}

const ACCEPTED = 'image/jpeg,image/png,image/webp'

/** Photos by choice, camera, dropping or pasting; ordered by buttons or dragging. The first is the main. */
export const PhotoField = ({ id, photos, most, actions, error }: PhotoFieldProps) => {
  const [isOver, setOver] = useState(false)
  const left = Math.max(0, most - photos.length)
  const [leftOut, setLeftOut] = useState(0)
  const { said, move, dragging } = usePhotoOrder(photos, actions)
  const add = (files: FileList | null) => {
    const chosen = [...(files ?? [])]
    if (chosen.length === 0) return
    setLeftOut(Math.max(0, chosen.length - left))
    actions.add(chosen.slice(0, left))
  }

  const remove = (key: string) => {
    actions.remove(key)
    focusNext(() => document.getElementById(id))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add(event.dataTransfer.files)
  }
  const paste = (event: ClipboardEvent) => add(event.clipboardData.files)

  return (
    <section
      className={styles.field}
      aria-labelledby={`${id}-label`}
      onPaste={paste}
      onDrop={drop}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
    >
      <p id={`${id}-label`} className={styles.label}>
        Fotky
      </p>
      <ul className={styles.photos} id={left === 0 ? id : undefined} tabIndex={-1}>
        {photos.map((photo, index) => (
          <PhotoItem
            key={photo.key}
            photo={photo}
            index={index}
            count={photos.length}
            actions={{ ...actions, move, remove }}
            dragging={dragging(index)}
          />
        ))}
        {left > 0 && (
          <li>
            <label className={classNames(styles.add, isOver && styles.over)}>
              <input
                id={id}
                type="file"
                accept={ACCEPTED}
                multiple
                aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
                onChange={({ target }) => {
                  add(target.files)
                  target.value = ''
                }}
              />
              <PlusIcon />
              <span>Přidat fotky</span>
            </label>
          </li>
        )}
      </ul>
      <p id={`${id}-hint`} className={styles.hint}>
        JPEG, PNG nebo WebP, kratší strana aspoň 300&nbsp;bodů. Můžete je i přetáhnout nebo vložit
        ze schránky. Volných míst: {left}.
      </p>
      <p role="status" className={styles.said}>
        {said}
        {leftOut > 0 && `Inzerát může mít fotek nejvýše ${most}. Nepřidaných zůstalo: ${leftOut}.`}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </section>
  )
}
