import type { Locality } from '@inzrt/domain/locality'
import { Button } from '../button/Button.tsx'
import { FieldError } from '../field/FieldError.tsx'
import { unbroken } from '../prose/unbroken.ts'
import { cancelLocalityId } from './cancelLocalityId.ts'
import { focusNext } from './focusNext.ts'
import styles from './LocalityField.module.css'
import { toLocalityLine } from './LocalityLine.ts'
import { LocalityPicker } from './LocalityPicker.client.tsx'
import type { LocalitySearch } from './useLocalitySearch.ts'

export type LocalityFieldProps = {
  id: string
  label: string
  hint?: string
  /** What is wrong. */
  error?: string | undefined
  locality: Locality | null
  /** Keep it the same between renders: a new function asks again. */
  search: LocalitySearch<Locality>
  onChange: (locality: Locality | null) => void
  disabled?: boolean
  isRequired?: boolean
}

/**
 * A place as part of a form: found by its name or postal code, shown as it was found, or taken back; a `<fieldset>`.
 */
export const LocalityField = ({
  id,
  label,
  hint,
  error,
  locality,
  search,
  onChange,
  disabled,
  isRequired = false,
}: LocalityFieldProps) => {
  const chosen = locality && toLocalityLine(locality)

  return (
    <fieldset
      className={styles.field}
      disabled={disabled}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>
        {label}
        {isRequired && <span className={styles.required}> (povinné)</span>}
      </legend>
      {chosen ? (
        <p className={styles.chosen}>
          <span>
            <b>{chosen.name}</b> {chosen.aside}, {chosen.note}
          </span>
          <Button
            id={cancelLocalityId(id)}
            variant="bare"
            onClick={() => {
              onChange(null)
              focusNext(() =>
                document.getElementById(id)?.closest('details')?.querySelector('summary'),
              )
            }}
          >
            Zrušit lokalitu
          </Button>
        </p>
      ) : (
        <LocalityPicker
          id={id}
          search={search}
          toLine={toLocalityLine}
          onChoose={onChange}
          onCancel={() => onChange(null)}
          cancelHref="#"
        />
      )}
      {hint && <p className={styles.hint}>{unbroken(hint)}</p>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
