import { COMPLAINT_DAYS } from '@inzrt/domain/limits'
import { countOf, WORDS } from '@inzrt/domain/text'
import { pageMetadata } from '../../shell/metadata/pageMetadata.ts'

/** Metadata of the page where a service is complained of. */
export const complaintMetadata = pageMetadata({
  title: 'Reklamace',
  description: `Reklamujte placenou službu, která neproběhla, jak měla. Do ${countOf(COMPLAINT_DAYS, WORDS.dayGenitive)} dostanete odpověď.`,
  path: '/reklamace',
})
