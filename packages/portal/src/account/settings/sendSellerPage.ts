import { errorText } from '@inzrt/api-client/errorText'
import {
  readSellerPageCall,
  type SellerPage,
  saveSellerPageCall,
} from '@inzrt/contracts/account/sellerPage'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import { browserApi } from '../../shell/api/browserApi.ts'
import type { Refusal } from '../../shell/form/Refusal.ts'
import { toRefusal } from '../../shell/form/toRefusal.ts'

type Written = Omit<BodyOf<typeof saveSellerPageCall>, 'savedAt'>
type Sent = Readonly<{ saved: SellerPage } | { isChanged: true } | { refusal: Refusal }>

/** When the page was saved last; as this window knew it where it cannot be read. */
const readSavedAt = async (known: string | null): Promise<string | null> => {
  const answer = await browserApi.call(readSellerPageCall)

  return answer.ok ? answer.data.savedAt : known
}

/**
 * Saves a company's page as this window read it, unless it was changed meanwhile; what is sent once that was told
 * replaces what is there.
 * @param known when the page was saved last, as this window knows it; kept up to date
 */
export const sendSellerPage = async (
  written: Written,
  known: { current: string | null },
): Promise<Sent> => {
  const body = { ...written, savedAt: known.current }
  const answer = await browserApi.call(saveSellerPageCall, { body })
  if (answer.ok) {
    known.current = answer.data.savedAt
    return { saved: answer.data }
  }
  const { error } = answer
  if (error.kind !== 'problem' || error.problem.code !== 'version')
    return { refusal: toRefusal(error, errorText('saveSellerPage', error)) }
  known.current = await readSavedAt(known.current)

  return { isChanged: true }
}
