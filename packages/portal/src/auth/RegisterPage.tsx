import type { Brand } from '../brand/Brand.ts'
import { settings } from '../settings/settings.server.ts'
import { FormPage } from './FormPage.tsx'
import { Register } from './Register.client.tsx'
import { WhyAccount } from './WhyAccount.tsx'

/** A new account. */
export const RegisterPage = ({ brand }: { brand: Brand }) => (
  <FormPage brand={brand} crumb="Nová registrace" aside={<WhyAccount />}>
    <h1>Nová registrace</h1>
    <Register supportEmail={settings().SUPPORT_EMAIL} />
  </FormPage>
)
