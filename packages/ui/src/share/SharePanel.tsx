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
}

/**
 * Ways to hand an address on (V005): the system's sheet, a copied link, a QR code; a `<details data-share>`. Its buttons
 * are hidden until a script answers them: without one the address is copied from its field.
 */
export const SharePanel = ({ url, qrSrc }: SharePanelProps) => (
  <details className={styles.share} data-share="">
    <summary className={buttonClass({ variant: 'quiet' })}>
      <ShareIcon />
      Sdílet
    </summary>
    <div className={styles.panel}>
      <label>
        Odkaz
        <input className={control.control} defaultValue={url} readOnly />
      </label>
      <div className={styles.ways}>
        <Button data-share="copy" hidden>
          Kopírovat odkaz
        </Button>
        <Button data-share="send" hidden>
          Poslat dál…
        </Button>
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
