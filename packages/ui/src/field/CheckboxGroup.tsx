import type { ReactNode } from 'react'
import styles from './CheckboxGroup.module.css'

export type CheckboxGroupProps = { label: string; children: ReactNode }

/** Tick boxes that belong together, one under another; a `<fieldset>`. */
export const CheckboxGroup = ({ label, children }: CheckboxGroupProps) => (
  <fieldset className={styles.group}>
    <legend>{label}</legend>
    {children}
  </fieldset>
)
