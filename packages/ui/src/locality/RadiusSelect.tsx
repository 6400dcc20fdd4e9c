import { RADII } from '@inzrt/domain/locality'
import control from '../field/control.module.css'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import styles from './RadiusSelect.module.css'

/** How far around a place a list reaches (V001); a `<label>` around a native `<select name="radius">`. */
export const RadiusSelect = ({ radius }: { radius: number | null }) => (
  <label className={styles.radius}>
    <VisuallyHidden>Okolí</VisuallyHidden>
    <span className={control.select}>
      <select
        key={radius}
        name="radius"
        defaultValue={radius === null ? '' : String(radius)}
        className={control.control}
      >
        <option value="">bez okolí</option>
        {RADII.map((km) => (
          <option key={km} value={km}>{`+\u00a0${km}\u00a0km`}</option>
        ))}
      </select>
    </span>
  </label>
)
