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
import { LABEL } from '@inzrt/domain/forms'
import type { Labels } from './toFieldSentence.ts'

const NAMED: Labels = { name: LABEL.name }

const DECISION: Labels = {
  'decision.ground': LABEL.ground,
  'decision.facts': LABEL.facts,
  'decision.sectionSlug': LABEL.section,
  'decision.heading': LABEL.heading,
  'decision.content': LABEL.content,
}

/** Labels of fields whose name means something else in these calls than in others, by the call's path. */
export const LABELS_OF_CALLS: Readonly<Record<string, Labels>> = {
  [sendMessageCall.path]: { content: LABEL.message },
  [writeMessageCall.path]: { content: LABEL.message },
  [rateDealCall.path]: { text: LABEL.rating },
  [answerRatingCall.path]: { text: LABEL.answer },
  [appealCall.path]: { text: LABEL.appeal },
  [makeComplaintCall.path]: {
    about: LABEL.complaintAbout,
    text: LABEL.complaint,
    wish: LABEL.complaintWish,
  },
  [decideAdsCall.path]: DECISION,
  [decideReportsCall.path]: DECISION,
  [changeAttributesCall.path]: {
    'attributes.name': LABEL.name,
    'attributes.choices.name': LABEL.choices,
  },
  [setLineAdCall.path]: { facts: LABEL.content, town: LABEL.localityId },
  [withdrawOrderCall.path]: { reason: LABEL.withdrawalReason },
  [sendFeedCall.path]: NAMED,
  [addSectionCall.path]: NAMED,
  [changeSectionCall.path]: NAMED,
  [changePromoCall.path]: NAMED,
  [addCouponCall.path]: { code: LABEL.coupon },
}
