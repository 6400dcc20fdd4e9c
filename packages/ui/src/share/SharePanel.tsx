import type { ToggleEventHandler } from 'react'
import { Button } from '../button/Button.tsx'
import { buttonClass } from '../button/buttonClass.ts'
import control from '../field/control.module.css'
import { ShareIcon } from '../icon/ShareIcon.tsx'
import styles from './SharePanel.module.css'

export type SharePanelProps = {
  /** What is shared, as a whole address. */
  url: string
  /** Picture of the same address as a QR code; loaded only when the panel is opened. */
  qrSrc: string
  /** Left out where there are no scripts: the address can be copied from its field. */
  onCopy?: (() => void) | undefined
  /** Opens the system's own sheet; left out where it has none. */
  onShare?: (() => void) | undefined
  onToggle?: ToggleEventHandler<HTMLDetailsElement>
}

/** Ways to hand an address on (V005): the system's sheet, a copied link, a QR code; a `<details>`. */
export const SharePanel = ({ url, qrSrc, onCopy, onShare, onToggle }: SharePanelProps) => (
  <details className={styles.share} onToggle={onToggle}>
    <summary className={buttonClass({ variant: 'quiet' })}>
      <ShareIcon />
      Sdílet
    </summary>
    <div className={styles.panel}>
      <label>
        Odkaz
        <input className={control.control} value={url} readOnly />
      </label>
      <div className={styles.ways}>
        {onCopy && <Button onClick={onCopy}>Kopírovat odkaz</Button>}
        {onShare && <Button onClick={onShare}>Poslat dál…</Button>}
      </div>
      <img
        className={styles.code}
        src={qrSrc}
        alt="QR kód s odkazem na tuto stránku"
        width={160}
        height={160}
        loading="lazy"
      />
    </div>
  </details>
)
