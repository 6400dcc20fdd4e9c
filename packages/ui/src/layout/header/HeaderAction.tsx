import type { ReactNode } from 'react'
import { LinkButton, type LinkButtonProps } from '../../button/LinkButton.tsx'
import styles from './HeaderLabel.module.css'

export type HeaderActionProps = Omit<LinkButtonProps, 'children' | 'icon'> & {
  icon: ReactNode
  label: string
  /** On a phone only the icon is seen; the words stay for screen readers. */
  isShort?: boolean
}

/** A button of the header that leads somewhere; an `<a>`. */
export const HeaderAction = ({ icon, label, isShort = false, ...rest }: HeaderActionProps) => (
  <LinkButton {...rest} icon={icon} aria-label={label}>
    <span className={isShort ? styles.fromTablet : styles.exceptTight}>{label}</span>
  </LinkButton>
)
