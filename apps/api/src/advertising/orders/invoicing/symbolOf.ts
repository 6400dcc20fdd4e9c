/**
 * What a bank knows the payment of a document by: the digits of its number.
 * @example symbolOf('D20260001') // '20260001'
 */
export const symbolOf = (receiptNo: string): string => receiptNo.replace(/\D/g, '')
