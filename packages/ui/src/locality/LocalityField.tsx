import { formatPsc, type Locality, localityName } from '@inzrt/domain/locality'
import { Button } from '../button/Button.tsx'
import styles from './LocalityField.module.css'
import { LocalityPicker } from './LocalityPicker.client.tsx'
import type { LocalitySearch } from './useLocalitySearch.ts'

export type LocalityFieldProps = {
  id: string
  label: string
  hint?: string
  locality: Locality | null
  /** Keep it the same between renders: a new function asks again. */
  search: LocalitySearch
  onChange: (locality: Locality | null) => void
  disabled?: boolean
}

/** A place as part of a form: found by its name or postal code, or taken back; a `<fieldset>`. */
export const LocalityField = ({
  id,
  label,
  hint,
  locality,
  search,
  onChange,
  disabled,
}: LocalityFieldProps) => (
  <fieldset className={styles.field} disabled={disabled}>
    <legend>{label}</legend>
    {locality ? (
      <p className={styles.chosen}>
        <span>
          <b>{localityName(locality)}</b> {formatPsc(locality.psc)}, {locality.regionName}
        </span>
        <Button variant="bare" onClick={() => onChange(null)}>
          Zrušit lokalitu
        </Button>
      </p>
    ) : (
      <LocalityPicker
        id={id}
        search={search}
        onChoose={onChange}
        onCancel={() => onChange(null)}
        cancelHref="#"
      />
    )}
    {hint && <p className={styles.hint}>{hint}</p>}
  </fieldset>
)
