import { formatPsc } from '@inzrt/domain/locality'
import type { MouseEventHandler } from 'react'
import type { WithLink } from '../link/LinkComponent.ts'
import styles from './ChosenLocality.module.css'

export type ChosenLocalityProps = WithLink & {
  /** Id of the way out. */
  id: string
  psc: string
  /** Field the chosen postal code is sent in. */
  name: string
  /** The same page without the locality. */
  cancelHref: string
  onCancel?: MouseEventHandler<HTMLAnchorElement>
}

/** Locality a list is narrowed to, and the way out of it (R129); a `<p>` with a hidden field. */
export const ChosenLocality = ({
  LinkComponent: Link = 'a',
  id,
  psc,
  name,
  cancelHref,
  onCancel,
}: ChosenLocalityProps) => (
  <p className={styles.chosen}>
    <input type="hidden" name={name} value={psc} />
    <span>PSČ: {formatPsc(psc)}</span>
    <Link id={id} href={cancelHref} onClick={onCancel}>
      Zrušit lokalitu
    </Link>
  </p>
)
