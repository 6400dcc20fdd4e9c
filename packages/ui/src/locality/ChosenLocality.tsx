import type { MouseEventHandler, ReactNode } from 'react'
import type { WithLink } from '../link/LinkComponent.ts'
import styles from './ChosenLocality.module.css'

export type ChosenLocalityProps = WithLink & {
  /** Id of the way out. */
  id: string
  /** „PSČ: 602 00“, or the name of a district. */
  label: string
  /** Field of the form that carries the locality, and what it carries. */
  name: string
  value: string
  /** The same page without the locality. */
  cancelHref: string
  onCancel?: MouseEventHandler<HTMLAnchorElement>
  /** How far around it: a control of the form. */
  radius?: ReactNode
}

/** Locality a list is narrowed to, and the way out of it (R129); a `<p>` with a hidden field. */
export const ChosenLocality = ({
  LinkComponent: Link = 'a',
  id,
  label,
  name,
  value,
  cancelHref,
  onCancel,
  radius,
}: ChosenLocalityProps) => (
  <p className={styles.chosen}>
    <input type="hidden" name={name} value={value} />
    <span>{label}</span>
    {radius}
    <Link id={id} href={cancelHref} onClick={onCancel}>
      Zrušit lokalitu
    </Link>
  </p>
)
