import type { ReactNode } from 'react'
import { LinkButton } from '../button/LinkButton.tsx'
import { classNames } from '../class-names/classNames.ts'
import { Wrap } from '../layout/Wrap.tsx'
import styles from './ErrorFrame.module.css'
import { Unplugged } from './Unplugged.tsx'

export type OfflineNoticeProps = {
  /** Wordmark of the brand. */
  logo: ReactNode
  /** What can be read without a connection. */
  children?: ReactNode
}

/** Says that there is no connection (P061); a `<main>` that needs no script itself. Its link asks for the same page again. */
export const OfflineNotice = ({ logo, children }: OfflineNoticeProps) => (
  <main id="obsah">
    <Wrap className={classNames(styles.page, styles.alone)}>
      <div className={styles.words}>
        <div className={styles.logo}>{logo}</div>
        <h1>Jste bez připojení.</h1>
        <p className={styles.lead}>
          Stránku se nepodařilo načíst. Zkontrolujte připojení k&nbsp;internetu a&nbsp;zkuste to
          znovu.
        </p>
        <LinkButton href="" variant="primary" size="big">
          Zkusit znovu
        </LinkButton>
      </div>
      <Unplugged />
    </Wrap>
    {children && <Wrap>{children}</Wrap>}
  </main>
)
