import { classNames } from '../class-names/classNames.ts'
import { PinIcon } from '../icon/PinIcon.tsx'
import styles from './LocalityOpener.module.css'
import picker from './LocalityPicker.module.css'

export type LocalityOpenerProps = {
  /** Pressed: the picker is wanted. */
  onOpen?: () => void
}

/** Stands for a frameless `LocalityPicker` until somebody wants it; a `<button>`, gone without JavaScript. */
export const LocalityOpener = ({ onOpen }: LocalityOpenerProps) => (
  <button
    type="button"
    className={classNames(picker.field, styles.opener)}
    aria-expanded={false}
    onClick={onOpen}
  >
    <PinIcon />
    Specifikovat lokalitu
  </button>
)
