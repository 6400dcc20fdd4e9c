import { Button } from '../button/Button.tsx'
import { SelectField, type SelectOption } from '../field/SelectField.tsx'
import { TextField } from '../field/TextField.tsx'
import styles from './SectionSearch.module.css'

export type SectionSearchProps = {
  /** Begins the ids of the fields. */
  id: string
  /** Path asked by GET; words travel as `term`, the section as `section`. */
  action: string
  label: string
  hint?: string
  /** Words of the button. */
  sendLabel: string
  term: string
  /** Its slug; empty for all. */
  section: string
  /** None: there is nothing to choose between. */
  sections: readonly SelectOption[]
  /** So many characters may be searched for. */
  maxLength: number
  error?: string | undefined
}

/** Looks for words within one part of the portal, and in one section of it; a `<form method="get">`. */
export const SectionSearch = ({
  id,
  action,
  label,
  hint,
  sendLabel,
  term,
  section,
  sections,
  maxLength,
  error,
}: SectionSearchProps) => (
  <search>
    <form className={styles.form} action={action} method="get">
      <TextField
        id={`${id}-slova`}
        type="search"
        label={label}
        hint={hint}
        error={error}
        maxLength={maxLength}
        name="term"
        defaultValue={term}
        autoComplete="off"
      />
      {sections.length > 0 && (
        <SelectField
          id={`${id}-rubrika`}
          label="Rubrika"
          name="section"
          defaultValue={section}
          options={[{ value: '', label: 'Všechny rubriky' }, ...sections]}
        />
      )}
      <Button type="submit" variant="primary">
        {sendLabel}
      </Button>
    </form>
  </search>
)
