import { Button } from '../../button/Button.tsx'
import { LinkButton } from '../../button/LinkButton.tsx'
import { PasswordField } from '../../field/PasswordField.client.tsx'
import { FormFrame } from '../../form/FormFrame.tsx'
import type { FormState } from '../../form/FormState.ts'
import { fieldsOf } from '../../form/fieldsOf.ts'

export type AdPasswordFormProps = {
  form: FormState<{ password: string }>
  /** Where its owner logs in and comes back from. */
  loginHref: string
  /** The ad was open before; what was typed into its form waits for the password. */
  isAgain?: boolean | undefined
}

/** Opens an ad placed without an account (R045); a `<form>`. */
export const AdPasswordForm = ({ form, loginHref, isAgain = false }: AdPasswordFormProps) => (
  <FormFrame
    form={form}
    label="Heslo k inzerátu"
    sendingLabel="Ověřuji heslo"
    links={
      <LinkButton variant="bare" href="/editovat-inzerat#nemam-heslo">
        Nemám heslo
      </LinkButton>
    }
  >
    {isAgain ? (
      <p role="alert">Heslo platí deset minut. Zadejte ho prosím znovu, rozepsané změny zůstaly.</p>
    ) : (
      <p>
        Inzerát může upravit jen ten, kdo ho vložil. Zadejte heslo k{'\u00a0'}inzerátu, nebo se{' '}
        <a href={loginHref}>přihlaste</a>.
      </p>
    )}
    <PasswordField
      {...fieldsOf(form, 'inzerat').text('password')}
      label="Heslo k inzerátu"
      autoComplete="current-password"
      required
    />
    <Button type="submit" variant="primary" size="big" isBlock disabled={form.isSending}>
      Otevřít inzerát
    </Button>
  </FormFrame>
)
