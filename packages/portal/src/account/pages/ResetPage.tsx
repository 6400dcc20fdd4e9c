import { AuthSlot } from '../../login/AuthSlot.client.tsx'
import type { Brand } from '../../shell/brand/Brand.ts'
import { FormPage } from '../../site/FormPage.tsx'

/** A lost password as a page of its own; the mailed link leads here. */
export const ResetPage = ({ brand }: { brand: Brand }) => (
  <FormPage brand={brand} crumb="Nové heslo" drawing="keys">
    <AuthSlot part="lostPassword" />
  </FormPage>
)
