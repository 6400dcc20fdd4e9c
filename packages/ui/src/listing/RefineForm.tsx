import { nonBreaking } from '@inzrt/domain/text'
import { Button } from '../button/Button.tsx'
import { CheckboxField } from '../field/CheckboxField.tsx'
import { SelectField, type SelectOption } from '../field/SelectField.tsx'
import { TextField } from '../field/TextField.tsx'
import { type AttributeFilter, AttributeFilterField } from './AttributeFilterField.tsx'
import styles from './RefineForm.module.css'

export type RefineFormProps = {
  /** Id of the form these controls belong to: the filter bar's. */
  formId: string
  /** Nothing has a price where people are looked for. */
  hasPrices?: boolean
  /** Whole crowns, as they stand in the address. */
  priceFrom?: string | undefined
  /** Whole crowns, as they stand in the address. */
  priceTo?: string | undefined
  /** What is wrong with the two prices. */
  priceError?: string
  /** Only ads with a photo are shown. */
  withPhoto?: boolean
  /** How many ads have a photo, formatted. */
  withPhotoCount?: string | undefined
  /** Regions (kraje) to choose from; left out where the page has no such filter. */
  regions?: readonly SelectOption[]
  /** The region that is chosen. */
  region?: string | undefined
  /** What is said of things in the list. */
  attributes?: readonly AttributeFilter[] | undefined
  /** Says how many ads a price filter hides because their price is in words. */
  note?: string | undefined
  /** How many ads the filters leave, such as „23 inzerátů“: the sheet, which covers the list, says it on its button. */
  result?: string | undefined
}

/**
 * Further filters of a list, in the rail or in the sheet, whose foot the button keeps; a `<fieldset>` outside its form and
 * a `<div>`.
 */
export const RefineForm = ({
  formId,
  hasPrices = true,
  priceFrom,
  priceTo,
  priceError,
  withPhoto,
  withPhotoCount,
  regions,
  region,
  attributes = [],
  note,
  result,
}: RefineFormProps) => (
  <>
    <fieldset className={styles.refine}>
      <legend>Upřesnit</legend>
      {hasPrices && (
        <div className={styles.prices}>
          <TextField
            key={`od-${priceFrom}`}
            form={formId}
            name="priceFrom"
            label="Cena od"
            inputMode="numeric"
            pattern="[0-9 ]*"
            autoComplete="off"
            defaultValue={priceFrom}
          />
          <TextField
            key={`do-${priceTo}`}
            form={formId}
            name="priceTo"
            label="do (Kč)"
            inputMode="numeric"
            pattern="[0-9 ]*"
            autoComplete="off"
            defaultValue={priceTo}
            error={priceError}
          />
        </div>
      )}
      {regions && (
        <SelectField
          key={`kraj-${region}`}
          form={formId}
          name="region"
          label="Region"
          options={[{ value: '', label: 'Celá ČR' }, ...regions]}
          defaultValue={region ?? ''}
        />
      )}
      <CheckboxField
        key={`foto-${withPhoto}`}
        form={formId}
        name="photo"
        value="1"
        label="jen s fotkou"
        count={withPhotoCount}
        defaultChecked={withPhoto}
      />
      {attributes.map((attribute) => (
        <AttributeFilterField key={attribute.key} formId={formId} filter={attribute} />
      ))}
      {note && <p className={styles.note}>{note}</p>}
    </fieldset>
    <div>
      <Button form={formId} type="submit">
        Zobrazit {result && <b>{nonBreaking(result)}</b>}
        <i>výsledky</i>
      </Button>
    </div>
  </>
)
