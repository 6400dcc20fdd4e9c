/** Payments are not part of this API yet. */
export const UNSERVED_CALLS: readonly string[] = [
  'confirmFreshness',
  'orderPromos',
  'orderRenew',
  'paymentCallback',
  'readOrder',
  'readReceipt',
  'retryOrder',
  'withdrawOrder',
]
