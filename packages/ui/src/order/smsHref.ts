/**
 * Address that opens a phone's messages with number and text filled in.
 * @example smsHref('9033333', 'IN K7F2Q9XA') // 'sms:9033333?body=IN%20K7F2Q9XA'
 */
export const smsHref = (number: string, text: string): string =>
  `sms:${number}?body=${encodeURIComponent(text)}`
