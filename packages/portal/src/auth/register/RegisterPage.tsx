import type { Brand } from '../../brand/Brand.ts'
import { FormPage } from '../../form/FormPage.tsx'
import { settings } from '../../settings/settings.server.ts'
import { AuthSlot } from '../AuthSlot.client.tsx'
import { WhyAccount } from '../WhyAccount.tsx'

/** A new account. */
export const RegisterPage = ({ brand }: { brand: Brand }) => (
  <FormPage brand={brand} crumb="Nová registrace" aside={<WhyAccount />}>
    <h1>Nová registrace</h1>
    <AuthSlot part="register" supportEmail={settings().SUPPORT_EMAIL} />
  </FormPage>
)
