import { type FindAdForm as FindAdValues, shownLabel } from '@inzrt/rules/forms'
import { Button } from '../../button/Button.tsx'
import { PasswordField } from '../../field/PasswordField.client.tsx'
import { TextField } from '../../field/TextField.tsx'
import { FormFrame } from '../../form/FormFrame.tsx'
import type { FormState } from '../../form/FormState.ts'
import { fieldsOf } from '../../form/fieldsOf.ts'

const ID = 'najit'

/** Opens an ad placed without an account, wherever its advertiser knows it from (R048); a `<form>`. */
export const FindAdForm = ({ form }: { form: FormState<FindAdValues> }) => {
  const { text } = fieldsOf(form, ID)

  return (
    <FormFrame form={form} label="Otevřít inzerát" sendingLabel="Hledám inzerát">
      <TextField
        {...text('find')}
        label={shownLabel('find')}
        hint="Jeho adresa, šestimístný kód, nebo telefon, se kterým jste ho vložili."
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        required
      />
      <PasswordField
        {...text('password')}
        label={shownLabel('adPassword')}
        autoComplete="current-password"
        required
      />
      <Button type="submit" variant="primary" size="big" isBlock disabled={form.isSending}>
        Otevřít inzerát
      </Button>
    </FormFrame>
  )
}
