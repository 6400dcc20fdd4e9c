export {
  type LoginForm,
  LoginFormSchema,
  type LostPasswordForm,
  LostPasswordFormSchema,
  type ResetByCodeForm,
  ResetByCodeFormSchema,
  type ResetByLinkForm,
  ResetByLinkFormSchema,
} from './forms/accountForms.ts'
export {
  type AdForm,
  type AdFormNeeds,
  type AdImage,
  adEditFormSchema,
  adFormSchema,
  type CompleteAd,
  type CompleteChange,
  EMPTY_AD,
  priceTypesOf,
} from './forms/adForm.ts'
export { attributeFaults } from './forms/attributeFaults.ts'
export { attributesFormSchema, wordingFaults } from './forms/attributesForm.ts'
export { type ComplaintForm, ComplaintFormSchema } from './forms/complaintForm.ts'
export {
  type ContactValues,
  hasPhoneOrMail,
  type ShowFlags,
  type ShownField,
  showFlags,
  shownFields,
  wantToShow,
} from './forms/contactChoice.ts'
export {
  type ChangeEmailForm,
  ChangeEmailFormSchema,
  type ChangePasswordForm,
  ChangePasswordFormSchema,
  type DeleteAccountForm,
  DeleteAccountFormSchema,
  type PasskeyForm,
  PasskeyFormSchema,
  type ProvePasswordForm,
  ProvePasswordFormSchema,
} from './forms/credentialForms.ts'
export { type FieldErrors, fieldErrors } from './forms/fieldErrors.ts'
export { FIELD_LABEL } from './forms/fieldLabel.ts'
export { fitsLength } from './forms/fields.ts'
export {
  type AdLinksForm,
  AdLinksFormSchema,
  AdPasswordFormSchema,
  type FindAdForm,
  FindAdFormSchema,
} from './forms/findAdForm.ts'
/** Every sentence a form answers a wrong value with. Single exports, so that a page carries only those it says. */
export * as formMessage from './forms/formMessage.ts'
export { isPriceAmount } from './forms/isPriceAmount.ts'
export {
  askFormSchema,
  ConversationReportFormSchema,
  type MessageForm,
  MessageFormSchema,
  OfferFormSchema,
  ReplyFormSchema,
  replyWithPhotosFormSchema,
} from './forms/messageForm.ts'
export {
  type AdSectionForm,
  AdSectionFormSchema,
  type AdTextForm,
  type AppealForm,
  AppealFormSchema,
  adTextFormSchema,
  type PrintWordingForm,
  PrintWordingFormSchema,
  type RatingVerdictForm,
  RatingVerdictFormSchema,
  type ReasonsForm,
  ReasonsFormSchema,
  type ReportOutcome,
  type ReportVerdictForm,
  ReportVerdictFormSchema,
  type VerdictForm,
  VerdictFormSchema,
  type WordForm,
  WordFormSchema,
} from './forms/moderationForms.ts'
export { type NoticeForm, NoticeFormSchema, slugOfAddress } from './forms/noticeForm.ts'
export { type PasswordStrength, passwordStrength } from './forms/passwordStrength.ts'
export { type PhoneForm, PhoneFormSchema } from './forms/phoneForm.ts'
export {
  LETTER_KINDS,
  type LetterKind,
  type NotificationsForm,
  NotificationsFormSchema,
  type ProfileForm,
  ProfileFormSchema,
} from './forms/profileForm.ts'
export {
  type OrderForm,
  type OrderFormNeeds,
  PROMOS,
  type Promo,
  promoFormSchema,
  renewFormSchema,
  type WithdrawForm,
  WithdrawFormSchema,
} from './forms/promoForms.ts'
export {
  RatingAnswerFormSchema,
  type RatingForm,
  RatingFormSchema,
  RatingReportFormSchema,
} from './forms/ratingForm.ts'
export {
  BannerFormSchema,
  CouponFormSchema,
  EditionFormSchema,
  INVOICE_DAYS,
  INVOICE_LIMITS,
  PromoKindFormSchema,
  SectionFormSchema,
  UserFormSchema,
} from './forms/recordForms.ts'
export { type RegisterForm, RegisterFormSchema } from './forms/registerForm.ts'
export { type ReportForm, ReportFormSchema } from './forms/reportForm.ts'
export { type SecondStepForm, SecondStepFormSchema } from './forms/secondStepForm.ts'
export { type SellerPageForm, SellerPageFormSchema } from './forms/sellerPageForm.ts'
export { serverErrors } from './forms/serverErrors.ts'
export { shownLabel } from './forms/shownLabel.ts'
