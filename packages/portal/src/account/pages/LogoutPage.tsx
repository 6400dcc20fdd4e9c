import { AuthSlot } from '../../login/AuthSlot.client.tsx'
import type { Brand } from '../../shell/brand/Brand.ts'
import { FormPage } from '../../site/FormPage.tsx'

/** Anyone who comes here is logged out and taken home. */
export const LogoutPage = ({ brand }: { brand: Brand }) => (
  <FormPage brand={brand} crumb="Odhlášení" drawing="keys">
    <h1>Odhlášení</h1>
    <AuthSlot part="logout" />
  </FormPage>
)
