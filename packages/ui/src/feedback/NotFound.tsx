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
    <div className={styles.line}>
      <p className={styles.tag}>Chyba 404</p>
      <p lang="en" className={styles.english}>
        This page could not be found.
      </p>
    </div>
    <h1>{title}</h1>
    <p className={frame.lead}>
      Nebyl nalezen žádný inzerát, ani rubrika. Buď inzerát už skončil, nebo je v{'\u00a0'}adrese
      překlep.
    </p>
    {children}
  </ErrorFrame>
)
