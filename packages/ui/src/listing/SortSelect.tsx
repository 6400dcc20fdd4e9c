import { SORT_KEYS, type SortKey, sortLabel } from '@inzrt/rules/listing'
import type { ComponentProps } from 'react'
import control from '../field/control.module.css'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import styles from './SortSelect.module.css'

export type SortSelectProps = {
  /** The order the list has now. */
  defaultValue?: SortKey
  /** Ads stand at different distances. */
  hasDistance?: boolean
} & Omit<ComponentProps<'select'>, 'children' | 'defaultValue'>

/** Order of a list (R108), five options and near a place one more; a `<label>` around a native `<select name="order">`. */
export const SortSelect = ({
  defaultValue = 'default',
  hasDistance = false,
  ...select
}: SortSelectProps) => (
  <label className={styles.sort}>
    <VisuallyHidden>Řadit</VisuallyHidden>
    <span className={control.select}>
      <select
        name="order"
        {...select}
        defaultValue={select.value === undefined ? defaultValue : undefined}
        className={control.control}
      >
        {SORT_KEYS.filter((key) => hasDistance || key !== 'distance').map((key) => (
          <option key={key} value={key}>
            {sortLabel(key)}
          </option>
        ))}
      </select>
    </span>
  </label>
)
