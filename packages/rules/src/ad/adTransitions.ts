import {
  type AdGuards,
  BLOCKABLE_STATES,
  RENEW_AFTER_EXPIRY_DAYS,
  RENEW_BEFORE_EXPIRY_DAYS,
} from './adGuards.ts'
import type { AdState } from './adState.ts'

/** What happens to an advert. */
export type AdEvent =
  | 'create'
  | 'contactVerified'
  | 'verificationExpired'
  | 'orderPaid'
  | 'orderExpired'
  | 'renewalWithdrawn'
  | 'approve'
  | 'reject'
  | 'edit'
  | 'proposeEdit'
  | 'approveEdit'
  | 'rejectEdit'
  | 'pause'
  | 'resume'
  | 'close'
  | 'reopen'
  | 'expire'
  | 'renew'
  | 'block'
  | 'unblock'
  | 'reinstate'
  | 'resubmit'
  | 'delete'

/** What the caller has to do when the transition happens. */
export type AdEffect =
  | 'setValidity'
  | 'extendValidity'
  | 'index'
  | 'unindex'
  | 'queueAlerts'
  | 'startPromos'
  | 'endPromos'
  | 'bumpSortAt'
  | 'keepRevision'
  | 'applyRevision'
  | 'dropRevision'
  | 'mailApproved'
  | 'mailExpired'
  | 'statementOfReasons'
  | 'refundPaidOrder'
  | 'eraseContacts'

/** A row of the table; `from: null` is an advert that does not exist yet. */
export type AdTransition = Readonly<{
  from: readonly (AdState | null)[]
  event: AdEvent
  to: AdState | ((guards: AdGuards) => AdState | null)
  effects: readonly AdEffect[]
}>

const PUBLISH = ['setValidity', 'index', 'queueAlerts'] as const

/** States in which an advert's text was decided, by a person or by the rules: a change of it may wait by itself. */
export const DECIDED_STATES = [
  'published',
  'paused',
  'expired',
] as const satisfies readonly AdState[]

/** Events of a proposed change leave the advert where it stands. */
const inPlace = (event: AdEvent, effects: readonly AdEffect[]): AdTransition[] =>
  DECIDED_STATES.map((state) => ({ from: [state], event, to: state, effects }))

const afterPayment = ({ approvalDue }: AdGuards): AdState =>
  approvalDue ? 'waiting_approval' : 'published'

const afterVerification = (guards: AdGuards): AdState =>
  guards.paymentDue ? 'waiting_payment' : afterPayment(guards)

/**
 * Every way an advert may change; what is not here cannot happen. Effects that only make sense
 * for a published advert (`adTransition` drops them otherwise) are listed where it may be one.
 */
export const AD_TRANSITIONS: readonly AdTransition[] = [
  {
    from: [null],
    event: 'create',
    to: (guards) => (guards.contactVerified ? afterVerification(guards) : 'waiting_verification'),
    effects: PUBLISH,
  },
  {
    from: ['waiting_verification'],
    event: 'contactVerified',
    to: afterVerification,
    effects: PUBLISH,
  },
  {
    from: ['waiting_verification'],
    event: 'verificationExpired',
    to: 'deleted',
    effects: ['eraseContacts'],
  },
  {
    from: ['waiting_payment'],
    event: 'orderPaid',
    to: afterPayment,
    effects: [...PUBLISH, 'startPromos'],
  },
  { from: ['waiting_payment'], event: 'orderExpired', to: 'deleted', effects: ['eraseContacts'] },
  {
    from: ['waiting_approval'],
    event: 'approve',
    to: 'published',
    effects: [...PUBLISH, 'startPromos', 'bumpSortAt', 'mailApproved'],
  },
  {
    from: ['waiting_approval'],
    event: 'reject',
    to: 'rejected',
    effects: ['statementOfReasons', 'refundPaidOrder'],
  },
  ...inPlace('edit', ['index', 'dropRevision']),
  ...inPlace('proposeEdit', ['keepRevision']),
  ...inPlace('approveEdit', ['applyRevision', 'index', 'mailApproved']),
  ...inPlace('rejectEdit', ['dropRevision', 'statementOfReasons']),
  { from: ['published'], event: 'pause', to: 'paused', effects: ['unindex'] },
  // What its owner paid for went back before anybody read it.
  {
    from: ['waiting_approval'],
    event: 'renewalWithdrawn',
    to: 'expired',
    effects: ['dropRevision'],
  },
  // One paused by silence or blocked meanwhile may have to be read first.
  { from: ['paused'], event: 'resume', to: afterPayment, effects: ['index'] },
  {
    from: ['published', 'paused'],
    event: 'close',
    to: ({ closeReason }) => (closeReason ? 'closed' : null),
    effects: ['unindex', 'endPromos', 'dropRevision'],
  },
  // What was reserved is over for good.
  {
    from: ['closed'],
    event: 'close',
    to: ({ closedAs, closeReason }) =>
      closedAs === 'reserved' && closeReason && closeReason !== 'reserved' ? 'closed' : null,
    effects: [],
  },
  // One blocked meanwhile may have to be read first.
  {
    from: ['closed'],
    event: 'reopen',
    to: (guards) => (guards.closedAs === 'reserved' ? afterPayment(guards) : null),
    effects: ['index'],
  },
  {
    from: ['published', 'paused'],
    event: 'expire',
    to: 'expired',
    effects: ['unindex', 'endPromos', 'mailExpired'],
  },
  {
    from: ['expired'],
    event: 'renew',
    to: (guards) =>
      guards.daysSinceExpiry <= RENEW_AFTER_EXPIRY_DAYS ? afterVerification(guards) : null,
    effects: PUBLISH,
  },
  {
    from: ['published'],
    event: 'renew',
    to: ({ daysToExpiry }) => (daysToExpiry <= RENEW_BEFORE_EXPIRY_DAYS ? 'published' : null),
    effects: ['extendValidity'],
  },
  {
    from: BLOCKABLE_STATES,
    event: 'block',
    to: 'blocked',
    effects: ['unindex', 'dropRevision', 'statementOfReasons'],
  },
  { from: ['blocked'], event: 'unblock', to: ({ blockedFrom }) => blockedFrom, effects: ['index'] },
  // Mended by its owner. What was paid for it went back, so a paid one is placed again.
  {
    from: ['rejected'],
    event: 'resubmit',
    to: ({ paymentDue }) => (paymentDue ? null : 'waiting_approval'),
    effects: [],
  },
  // An appeal was right.
  {
    from: ['rejected'],
    event: 'reinstate',
    to: 'published',
    effects: [...PUBLISH, 'startPromos', 'bumpSortAt'],
  },
  {
    from: [...BLOCKABLE_STATES, 'rejected', 'blocked'],
    event: 'delete',
    to: 'deleted',
    effects: ['unindex', 'endPromos', 'dropRevision', 'eraseContacts'],
  },
]
