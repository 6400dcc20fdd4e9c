import type { Brand } from '../../brand/Brand.ts'
import { FormPage } from '../../form/FormPage.tsx'
import { AuthSlot } from '../AuthSlot.client.tsx'
import { WhyAccount } from '../WhyAccount.tsx'

/** The login as a page of its own; protected pages lead here and are returned to. */
export const LoginPage = ({ brand }: { brand: Brand }) => (
  <FormPage brand={brand} crumb="Přihlášení" aside={<WhyAccount />}>
    <h1>Přihlášení</h1>
    <AuthSlot part="login" />
  </FormPage>
)
