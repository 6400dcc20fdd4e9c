import { countView } from '@inzrt/api-client/advertisements/countView'
import { browserApi } from '../api/browserApi.ts'

/** Counts a look at an ad; one that is not counted is missed by nobody. */
export const sayViewed = (slug: string) => countView(browserApi, slug)
