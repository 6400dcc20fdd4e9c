import { readProfileCall } from '@inzrt/contracts/account/user'
import { browserApi } from '../api/browserApi.ts'
import { useOwn } from '../own-lists/useOwn.ts'

/** The account as its settings show it; asked for once, however many parts of the page need it. */
export const useProfile = () => useOwn('readProfile', '', () => browserApi.call(readProfileCall))
