import { readReceiptCall } from '@inzrt/contracts/payment/orderCalls'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { saveFile } from '../../../shell/files/saveFile.ts'
import { showFailure } from '../../../shell/stores/showFailure.ts'

/**
 * Saves the tax document of an order.
 * @param s right to the order for who has no session
 * @param isCorrection it is the one that corrects its invoice
 */
export const downloadReceipt = async (
  publicNo: string,
  s?: string,
  isCorrection = false,
): Promise<void> => {
  const query = { s, ...(isCorrection && { isCorrection: '1' as const }) }
  const answer = await browserApi.call(readReceiptCall, { params: { publicNo }, query })
  if (!answer.ok) {
    showFailure('readReceipt', answer.error)
    return
  }
  const { fileName, pdf } = answer.data
  const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0))
  saveFile(new Blob([bytes], { type: 'application/pdf' }), fileName)
}
