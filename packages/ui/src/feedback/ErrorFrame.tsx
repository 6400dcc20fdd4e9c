import type { ReactNode } from 'react'
import { LinkButton } from '../button/LinkButton.tsx'
import { Wrap } from '../layout/Wrap.tsx'
import styles from './ErrorFrame.module.css'

export type ErrorFrameProps = {
  /** What happened: a heading and its words. */
  children: ReactNode
  /** Drawing beside the words, as `SoldOut`. */
  picture?: ReactNode
}

/** What pages for errors share: words, the way home and a picture; a `<div>` in `<main>`. */
export const ErrorFrame = ({ children, picture }: ErrorFrameProps) => (
  <Wrap className={styles.page}>
    <div className={styles.words}>
      {children}
      <LinkButton href="/" variant="primary" size="big">
        Zpět na hlavní stranu
      </LinkButton>
    </div>
    {picture}
  </Wrap>
)
