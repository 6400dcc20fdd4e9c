import { sendFeedCall } from '@inzrt/contracts/account/feed'
import { writeMessageCall } from '@inzrt/contracts/conversation/conversation'
import { answerRatingCall, rateDealCall } from '@inzrt/contracts/conversation/rating'
import { changeAttributesCall } from '@inzrt/contracts/desk/adminAttributes'
import { addCouponCall } from '@inzrt/contracts/desk/adminCoupon'
import { changePromoCall } from '@inzrt/contracts/desk/adminPromo'
import { addSectionCall, changeSectionCall } from '@inzrt/contracts/desk/adminSection'
import { appealCall } from '@inzrt/contracts/desk/appeal'
import { makeComplaintCall } from '@inzrt/contracts/desk/complaint'
import { decideAdsCall } from '@inzrt/contracts/desk/decision'
import { decideReportsCall } from '@inzrt/contracts/desk/reportDecision'
import { setLineAdCall } from '@inzrt/contracts/newspaper/lineAd'
import { withdrawOrderCall } from '@inzrt/contracts/payment/orderCalls'
import { sendMessageCall } from '@inzrt/contracts/wire/message'
import { FIELD_LABEL } from '@inzrt/rules/forms'
import type { Labels } from './toFieldSentence.ts'

const NAMED: Labels = { name: FIELD_LABEL.name }

const DECISION: Labels = {
  'decision.ground': FIELD_LABEL.ground,
  'decision.facts': FIELD_LABEL.facts,
  'decision.sectionSlug': FIELD_LABEL.section,
  'decision.heading': FIELD_LABEL.heading,
  'decision.content': FIELD_LABEL.content,
}

/** Labels of fields whose name means something else in these calls than in others, by the call's path. */
export const LABELS_OF_CALLS: Readonly<Record<string, Labels>> = {
  [sendMessageCall.path]: { content: FIELD_LABEL.message },
  [writeMessageCall.path]: { content: FIELD_LABEL.message },
  [rateDealCall.path]: { text: FIELD_LABEL.rating },
  [answerRatingCall.path]: { text: FIELD_LABEL.answer },
  [appealCall.path]: { text: FIELD_LABEL.appeal },
  [makeComplaintCall.path]: {
    about: FIELD_LABEL.complaintAbout,
    text: FIELD_LABEL.complaint,
    wish: FIELD_LABEL.complaintWish,
  },
  [decideAdsCall.path]: DECISION,
  [decideReportsCall.path]: DECISION,
  [changeAttributesCall.path]: {
    'attributes.name': FIELD_LABEL.name,
    'attributes.choices.name': FIELD_LABEL.choices,
  },
  [setLineAdCall.path]: { facts: FIELD_LABEL.content, town: FIELD_LABEL.localityId },
  [withdrawOrderCall.path]: { reason: FIELD_LABEL.withdrawalReason },
  [sendFeedCall.path]: NAMED,
  [addSectionCall.path]: NAMED,
  [changeSectionCall.path]: NAMED,
  [changePromoCall.path]: NAMED,
  [addCouponCall.path]: { code: FIELD_LABEL.coupon },
}
