import { Button } from '../button/Button.tsx'
import { SelectField, type SelectOption } from '../field/SelectField.tsx'
import { TextField } from '../field/TextField.tsx'
import styles from './ArchiveSearch.module.css'

export type ArchiveSearchProps = {
  /** Path asked by GET; words travel as `term`, the section as `section`. */
  action: string
  term: string
  /** Its slug; empty for all. */
  section: string
  sections: readonly SelectOption[]
  maxLength: number
  error?: string | undefined
}

/** Looks for words in past editions; a `<form method="get">`. */
export const ArchiveSearch = ({
  action,
  term,
  section,
  sections,
  maxLength,
  error,
}: ArchiveSearchProps) => (
  <search>
    <form className={styles.form} action={action} method="get">
      <TextField
        id="slova-v-novinach"
        type="search"
        label="Co v číslech hledáte"
        hint={'Třeba „škoda 120“. Telefony a\u00a0jména se nehledají.'}
        error={error}
        name="term"
        defaultValue={term}
        maxLength={maxLength}
        autoComplete="off"
      />
      <SelectField
        id="rubrika-novin"
        label="Rubrika"
        name="section"
        defaultValue={section}
        options={[{ value: '', label: 'Všechny rubriky' }, ...sections]}
      />
      <Button type="submit" variant="primary">
        Hledat v číslech
      </Button>
    </form>
  </search>
)
