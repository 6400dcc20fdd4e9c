import type { ComponentProps } from 'react'
import { classNames } from '../class-names/classNames.ts'
import styles from './Wrap.module.css'

/** Column of the page: 80 rem at most, with gutters; a `<div>`. */
export const Wrap = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(styles.wrap, className)} />
)
