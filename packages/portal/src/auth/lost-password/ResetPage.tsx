import type { Brand } from '../../brand/Brand.ts'
import { FormPage } from '../../form/FormPage.tsx'
import { AuthSlot } from '../AuthSlot.client.tsx'

/** A lost password as a page of its own; the mailed link leads here. */
export const ResetPage = ({ brand }: { brand: Brand }) => (
  <FormPage brand={brand} crumb="Reset hesla">
    <AuthSlot part="lostPassword" />
  </FormPage>
)
