import type { ReactNode } from 'react'
import { LinkButton, type LinkButtonProps } from '../../button/LinkButton.tsx'
import styles from './HeaderLabel.module.css'

export type HeaderActionProps = Omit<LinkButtonProps, 'children' | 'icon'> & {
  icon: ReactNode
  label: string
}

/** A button of the header that leads somewhere; an `<a>`. */
export const HeaderAction = ({ icon, label, ...rest }: HeaderActionProps) => (
  <LinkButton {...rest} icon={icon} aria-label={label}>
    <span className={styles.exceptTight}>{label}</span>
  </LinkButton>
)
