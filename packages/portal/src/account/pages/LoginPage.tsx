import { AuthSlot } from '../../login/AuthSlot.client.tsx'
import { WhyAccount } from '../../login/WhyAccount.tsx'
import type { Brand } from '../../shell/brand/Brand.ts'
import { FormPage } from '../../site/FormPage.tsx'

/** The login as a page of its own; protected pages lead here and are returned to. */
export const LoginPage = ({ brand }: { brand: Brand }) => (
  <FormPage brand={brand} crumb="Přihlášení" aside={<WhyAccount />}>
    <h1>Přihlášení</h1>
    <AuthSlot part="login" />
  </FormPage>
)
