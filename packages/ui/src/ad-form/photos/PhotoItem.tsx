import type { ComponentProps, MouseEvent } from 'react'
import { Button } from '../../button/Button.tsx'
import { IconButton } from '../../button/IconButton.tsx'
import { ProgressBar } from '../../feedback/ProgressBar.tsx'
import { ArrowLeftIcon } from '../../icon/ArrowLeftIcon.tsx'
import { ArrowRightIcon } from '../../icon/ArrowRightIcon.tsx'
import { CloseIcon } from '../../icon/CloseIcon.tsx'
import { PictureIcon } from '../../icon/PictureIcon.tsx'
import { focusNext } from '../../locality/focusNext.ts'
import type { Photo, PhotoActions } from './Photo.ts'
import styles from './PhotoField.module.css'

export type PhotoItemProps = {
  /** Its picture and how its sending stands. */
  photo: Photo
  /** Its place from zero, and how many there are. */
  index: number
  /** How many photos there are. */
  count: number
  /** What can be done with it. */
  actions: PhotoActions
  /** Makes it one that can be dragged to another place; null: their order means nothing. */
  dragging: ComponentProps<'li'> | null
}

const PROGRESS = {
  waiting: 'Čeká na nahrání',
  sending: 'Nahrávám fotku',
} as const

const nameOf = (index: number): string => `Fotka ${index + 1}`

/** One photo with its state and its place; an `<li>`. */
export const PhotoItem = ({ photo, index, count, actions, dragging }: PhotoItemProps) => {
  const { key, preview, state } = photo
  const label = nameOf(index)
  /** A button that is moved loses the focus, and at an end it can take it no more. */
  const step =
    (by: number) =>
    ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      actions.move(key, by)
      focusNext(() =>
        currentTarget.disabled
          ? currentTarget.parentElement?.querySelector<HTMLElement>('button:enabled')
          : currentTarget,
      )
    }

  return (
    <li {...dragging} className={styles.photo} aria-label={`${label} z ${count}`}>
      <div className={styles.picture}>
        {preview ? (
          <img
            src={preview}
            alt={`${label}: ${photo.name}`}
            width={240}
            height={180}
            draggable={false}
          />
        ) : (
          <PictureIcon />
        )}
        {dragging && index === 0 && <span className={styles.main}>hlavní</span>}
      </div>
      {state.kind === 'failed' && (
        <div className={styles.failure} role="alert">
          <p>{state.text}</p>
          {state.canRetry && (
            <Button variant="bare" onClick={() => actions.retry(key)}>
              Zkusit znovu
            </Button>
          )}
        </div>
      )}
      {state.kind !== 'failed' && state.kind !== 'done' && (
        <ProgressBar label={`${PROGRESS[state.kind]} ${index + 1}`} />
      )}
      <div className={styles.buttons}>
        {dragging && (
          <>
            <IconButton
              isBare
              label={`${label}: posunout dopředu`}
              icon={<ArrowLeftIcon />}
              disabled={index === 0}
              onClick={step(-1)}
            />
            <IconButton
              isBare
              label={`${label}: posunout dozadu`}
              icon={<ArrowRightIcon />}
              disabled={index === count - 1}
              onClick={step(1)}
            />
          </>
        )}
        <IconButton
          isBare
          label={`${label}: odebrat`}
          icon={<CloseIcon />}
          onClick={() => actions.remove(key)}
        />
      </div>
    </li>
  )
}
