import type { Brand } from '../../shell/brand/Brand.ts'
import { FormPage } from '../../site/FormPage.tsx'
import { FollowReportSlot } from './FollowReportSlot.client.tsx'

/** The link of a report's receipt leads here. */
export const FollowReportPage = ({ brand }: { brand: Brand }) => (
  <FormPage brand={brand} crumb="Vaše hlášení" drawing="letter">
    <h1>Vaše hlášení</h1>
    <FollowReportSlot />
  </FormPage>
)
