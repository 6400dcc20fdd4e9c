/** Payments are not part of this API yet. */
export const UNSERVED_CALLS: readonly string[] = [
  'orderPromos',
  'orderRenew',
  'paymentCallback',
  'readOrder',
  'retryOrder',
  'withdrawOrder',
]
