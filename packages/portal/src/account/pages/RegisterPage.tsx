import { AuthSlot } from '../../login/AuthSlot.client.tsx'
import { WhyAccount } from '../../login/WhyAccount.tsx'
import type { Brand } from '../../shell/brand/Brand.ts'
import { settings } from '../../shell/settings/settings.server.ts'
import { FormPage } from '../../site/FormPage.tsx'

/** A new account. */
export const RegisterPage = ({ brand }: { brand: Brand }) => (
  <FormPage brand={brand} crumb="Nová registrace" aside={<WhyAccount />}>
    <h1>Nová registrace</h1>
    <AuthSlot part="register" supportEmail={settings().SUPPORT_EMAIL} />
  </FormPage>
)
