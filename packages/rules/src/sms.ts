export { checkSmsText, type SmsFault } from './sms/checkSmsText.ts'
export { parseSms, type SmsCommand } from './sms/parseSms.ts'
export { smsPrice } from './sms/smsPrice.ts'
export { isSmsRefundDue, SMS_OUTCOMES, type SmsOutcome, smsReply } from './sms/smsReply.ts'
