import { errorText } from '@inzrt/api-client/errorText'
import { showToast } from './toastStore.ts'

/** Shows why a call failed. */
export const showFailure = (...failure: Parameters<typeof errorText>): void =>
  showToast('bad', errorText(...failure))
