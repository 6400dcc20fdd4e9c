import { COUNTRIES } from '@inzrt/domain/countries'
import { shownLabel } from '@inzrt/rules/forms'
import { SelectField } from '../../field/SelectField.tsx'
import { TextField } from '../../field/TextField.tsx'
import type { FormState } from '../../form/FormState.ts'
import { fieldsOf } from '../../form/fieldsOf.ts'
import styles from './CompanyFields.module.css'
import { FieldPair } from './FieldPair.tsx'

export type CompanyValues = {
  companyName: string
  companyId: string
  companyAddress: string
  vatId: string
  companyRegister: string
  country: string
}

/** How asking the register about the typed number stands. */
export type CompanyLookup = { note: string | null; isAsking: boolean }

export type CompanyFieldsProps = {
  form: FormState<CompanyValues>
  /** How asking the register about the typed number stands. */
  lookup: CompanyLookup
  /** Begins the ids of the fields. */
  id: string
}

const OPTIONS = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }))

/** What a business has to tell its customers; fragments of a form. */
export const CompanyFields = ({ form, lookup, id }: CompanyFieldsProps) => {
  const { text } = fieldsOf(form, id)

  return (
    <>
      <div>
        <TextField
          label={shownLabel('companyId')}
          hint={
            lookup.note || lookup.isAsking || form.errors.companyId
              ? undefined
              : 'Název, sídlo a\u00a0DIČ doplníme z\u00a0rejstříku.'
          }
          inputMode="numeric"
          required
          {...text('companyId')}
        />
        <p role="status" className={styles.note}>
          {lookup.isAsking ? 'Hledám v\u00a0rejstříku…' : lookup.note}
        </p>
      </div>
      <TextField
        label={shownLabel('companyName')}
        autoComplete="organization"
        required
        {...text('companyName')}
      />
      <TextField
        label={shownLabel('companyAddress')}
        hint="Ulice a&nbsp;číslo, PSČ a&nbsp;obec; uvidí ho každý u&nbsp;vašich inzerátů"
        autoComplete="street-address"
        required
        {...text('companyAddress')}
      />
      <FieldPair>
        <TextField label={shownLabel('vatId')} autoCapitalize="characters" {...text('vatId')} />
        <SelectField label={shownLabel('country')} options={OPTIONS} {...text('country')} />
      </FieldPair>
      <TextField
        label={shownLabel('companyRegister')}
        hint="Třeba: Krajský soud v&nbsp;Brně, oddíl C, vložka 12345"
        {...text('companyRegister')}
      />
    </>
  )
}
