import { RADII } from '@inzrt/rules/listing'
import { classNames } from '../class-names/classNames.ts'
import control from '../field/control.module.css'
import styles from './RadiusSelect.module.css'

export type RadiusSelectProps = {
  /** Kilometres around the place; null: the place alone. */
  radius: number | null
}

/** How far around a place a list reaches (V001); a native `<select name="radius">` in a `<span>`. */
export const RadiusSelect = ({ radius }: RadiusSelectProps) => (
  <span className={classNames(control.select, styles.radius)}>
    <select
      key={radius}
      name="radius"
      aria-label="Okolí"
      defaultValue={radius ?? ''}
      className={control.control}
    >
      <option value="">bez okolí</option>
      {RADII.map((km) => (
        <option key={km} value={km}>{`+\u00a0${km}\u00a0km`}</option>
      ))}
    </select>
  </span>
)
