import { classNames } from '../class-names/classNames.ts'
import drawings from './drawings.module.css'
import styles from './SectionIcon.module.css'

export type SectionIconProps = {
  /** Id of the section's picture; an unknown one shows the market's basket (R150). */
  name?: string | null | undefined
  size?: 'small' | 'medium' | 'large' | 'huge' | 'giant'
  className?: string | undefined
}

/** Cut-out picture of a section, decoration beside its name; a `<span>` with a cached picture. */
export const SectionIcon = ({ name, size = 'medium', className }: SectionIconProps) => (
  <span
    className={classNames(drawings.drawing, styles[size], className)}
    data-drawing={name ?? undefined}
    aria-hidden="true"
  />
)
