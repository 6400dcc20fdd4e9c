export { adFingerprint, type FingerprintedAd } from './moderation/adFingerprint.ts'
export { type AdultVerdict, type AdultWord, classifyAdult } from './moderation/classifyAdult.ts'
export {
  APPEAL_MONTHS,
  DECISION_GROUNDS,
  DECISION_MEASURES,
  type DecisionGround,
  type DecisionMeasure,
  URGENT_REPORTERS,
} from './moderation/decisionGrounds.ts'
export { findScamLinks } from './moderation/findScamLinks.ts'
export { isCoarse } from './moderation/isCoarse.ts'
export { type MessageWarning, messageWarnings } from './moderation/messageWarnings.ts'
export {
  type ModeratedAd,
  type ModerationReason,
  moderationReasons,
} from './moderation/moderationReasons.ts'
export {
  OFFERED_REASONS,
  REPORT_REASONS,
  type ReportReason,
  VISITOR_REASONS,
} from './moderation/reportReasons.ts'
export { WARNING_TEXTS } from './moderation/warningTexts.ts'
