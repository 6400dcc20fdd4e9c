import type { ReactNode } from 'react'
import frame from './ErrorFrame.module.css'
import { ErrorFrame } from './ErrorFrame.tsx'
import styles from './NotFound.module.css'

export type NotFoundProps = {
  title: string
  /** Drawing beside the words. */
  picture?: ReactNode
  /** Search box and whatever helps to go on. */
  children?: ReactNode
}

/** Nothing lies at the address (R140). */
export const NotFound = ({ title, picture, children }: NotFoundProps) => (
  <ErrorFrame picture={picture}>
    <p className={styles.tag}>Chyba 404</p>
    <h1>{title}</h1>
    <p className={frame.lead}>
      Nebyl nalezen žádný inzerát, ani rubrika. Buď inzerát už skončil, nebo je v{'\u00a0'}adrese
      překlep.{' '}
      <span lang="en" className={styles.english}>
        This page could not be found.
      </span>
    </p>
    {children}
  </ErrorFrame>
)
