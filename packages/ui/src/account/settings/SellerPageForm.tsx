import { WEB_ADDRESS_MAX } from '@inzrt/domain/contact'
import { WEEKDAYS, type Weekday, weekdayName } from '@inzrt/domain/hours'
import { ABOUT_MAX } from '@inzrt/rules/limits'
import type { ReactNode } from 'react'
import { TextAreaField } from '../../field/TextAreaField.tsx'
import { TextField } from '../../field/TextField.tsx'
import { FormGroup } from '../../form/FormGroup.tsx'
import type { FormState } from '../../form/FormState.ts'
import { fieldsOf } from '../../form/fieldsOf.ts'
import styles from './SellerPageForm.module.css'
import { SettingsForm } from './SettingsForm.tsx'

export type SellerPageValues = {
  about: string
  web: string
  hours: Readonly<Record<Weekday, string>>
  /** What a new picture is claimed by; null: none; left out: the one that stands there stays. */
  logo?: string | null | undefined
}

export type SellerPageFormProps = {
  form: FormState<SellerPageValues>
  /** The field of the logo. */
  logo: ReactNode
  /** A logo is on its way. */
  isWaiting?: boolean
  /** That the page was changed elsewhere meanwhile. */
  conflict?: ReactNode
}

const ID = 'stranka'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What a company says of itself on its public page; a `<form>`. */
export const SellerPageForm = ({
  form,
  logo,
  isWaiting = false,
  conflict,
}: SellerPageFormProps) => {
  const { text } = fieldsOf(form, ID)
  const { hours } = form.values

  return (
    <SettingsForm form={form} isWaiting={isWaiting} label="Uložit stránku" sendingLabel="Ukládám…">
      {conflict}
      {logo}
      <TextAreaField
        label="O nás"
        hint="Co nabízíte a&nbsp;čím jste dobří. Bez telefonu, e-mailu a&nbsp;odkazů."
        rows={6}
        maxLength={ABOUT_MAX * 2}
        {...text('about')}
      />
      <TextField
        label="Web"
        hint="Třeba: https://www.firma.cz"
        type="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={WEB_ADDRESS_MAX}
        {...text('web')}
      />
      <FormGroup
        title="Otevírací doba"
        note="Třeba 8:00–17:00, nebo s polední přestávkou 8–12, 13–17. Kdy máte zavřeno, nechte prázdné; necháte-li prázdné všechno, neukáže se nic."
      >
        <div className={styles.week}>
          {WEEKDAYS.map((day) => (
            <TextField
              key={day}
              id={`${ID}-${day}`}
              name={`hours.${day}`}
              label={capital(weekdayName(day))}
              value={hours[day]}
              error={form.errors[`hours.${day}`]}
              disabled={form.isSending}
              autoComplete="off"
              maxLength={60}
              onChange={({ target }) =>
                form.change({ hours: { ...hours, [day]: target.value } }, [`hours.${day}`])
              }
            />
          ))}
        </div>
      </FormGroup>
    </SettingsForm>
  )
}
