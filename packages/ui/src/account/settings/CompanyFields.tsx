import { COUNTRIES } from '@inzrt/domain/countries'
import { SelectField } from '../../field/SelectField.tsx'
import { TextField } from '../../field/TextField.tsx'
import type { FormState } from '../../form/FormState.ts'
import { fieldsOf } from '../../form/fieldsOf.ts'
import { FieldPair } from './FieldPair.tsx'

export type CompanyValues = {
  companyName: string
  companyId: string
  companyAddress: string
  vatId: string
  companyRegister: string
  country: string
}

export type CompanyFieldsProps = {
  form: FormState<CompanyValues>
  /** Begins the ids of the fields. */
  id: string
}

const OPTIONS = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }))

/** What a business has to tell its customers; fragments of a form. */
export const CompanyFields = ({ form, id }: CompanyFieldsProps) => {
  const { text } = fieldsOf(form, id)

  return (
    <>
      <TextField
        label="Název firmy"
        autoComplete="organization"
        required
        {...text('companyName')}
      />
      <FieldPair>
        <TextField label="IČO" inputMode="numeric" required {...text('companyId')} />
        <TextField label="DIČ" autoCapitalize="characters" {...text('vatId')} />
      </FieldPair>
      <TextField
        label="Sídlo"
        hint="Ulice a&nbsp;číslo, PSČ a&nbsp;obec; uvidí ho každý u&nbsp;vašich inzerátů"
        autoComplete="street-address"
        required
        {...text('companyAddress')}
      />
      <TextField
        label="Zápis v rejstříku"
        hint="Třeba: Krajský soud v&nbsp;Brně, oddíl C, vložka 12345"
        {...text('companyRegister')}
      />
      <SelectField label="Země" options={OPTIONS} {...text('country')} />
    </>
  )
}
