import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { COMPLAINT_DAYS } from '@inzrt/rules/limits'
import { pageMetadata } from '../../shell/metadata/pageMetadata.ts'

/** Metadata of the page where a service is complained of. */
export const complaintMetadata = pageMetadata({
  title: 'Reklamace',
  description: `Reklamujte placenou službu, která neproběhla, jak měla. Do ${countOf(COMPLAINT_DAYS, WORD_FORMS.dayGenitive)} dostanete odpověď.`,
  path: '/reklamace',
})
