import type { Decision } from '@inzrt/contracts/desk/decision'

/** Steps of an ad's life in words. */
export const EVENT_TEXTS: Readonly<Record<string, string>> = {
  create: 'vložen',
  contactVerified: 'kontakt ověřen',
  verificationExpired: 'neověřen včas',
  orderPaid: 'zaplacen',
  orderExpired: 'nezaplacen včas',
  renewalWithdrawn: 'od prodloužení odstoupeno',
  approve: 'schválen',
  reject: 'zamítnut',
  edit: 'upraven',
  proposeEdit: 'změna navržena',
  approveEdit: 'změna schválena',
  rejectEdit: 'změna zamítnuta',
  pause: 'pozastaven',
  resume: 'obnoven',
  close: 'ukončen',
  reopen: 'znovu otevřen',
  expire: 'platnost skončila',
  renew: 'prodloužen',
  block: 'zablokován',
  unblock: 'odblokován',
  resubmit: 'opraven a\u00a0poslán znovu',
  reinstate: 'po odvolání zveřejněn',
  delete: 'smazán',
}

/** What was decided. */
export const MEASURE_TEXTS: Readonly<Record<Decision['measure'], string>> = {
  approved: 'schváleno',
  rejected: 'zamítnuto',
  blocked: 'zablokováno',
  unblocked: 'odblokováno',
  edited: 'upraven text',
  moved: 'přesunuto',
}
