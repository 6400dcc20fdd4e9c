export { maskPhones } from './moderation/maskPhones.ts'
export { checkSmsText, type SmsFault } from './sms/checkSmsText.ts'
export { parseSms, type SmsCommand } from './sms/parseSms.ts'
export { smsReply } from './sms/smsReply.ts'
