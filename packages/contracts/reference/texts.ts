import type { Audience } from '../src/wire/call.ts'

/** The groups of calls, in the order a reader wants them. */
export const TAGS = {
  browse: 'Sections, lists, search and places, as every visitor sees them.',
  ads: 'One ad: read it, place it, change it, renew it, ask for its telephone.',
  account: 'Registering, logging in, what belongs to an account.',
  conversation: 'What a buyer and an advertiser write each other about an ad.',
  payment: 'Orders, promotions, payments and receipts.',
  newspaper: 'Editions of the printed newspaper.',
  visitor: 'What this browser keeps, and the proof of age.',
  desk: 'Moderators, clerks and administrators.',
} as const
export type Tag = keyof typeof TAGS

/** Who may make a call, as a sentence. */
export const AUDIENCES: Readonly<Record<Audience, string>> = {
  anyone: 'For anyone.',
  visitor: 'For anyone; with a session the answer is the visitor’s own.',
  user: 'For a logged-in user.',
  owner: 'For the owner: logged in, or after proving the ad’s password or link.',
  clerk: 'For clerks and administrators.',
  moderator: 'For moderators and administrators.',
  admin: 'For administrators.',
  internal: 'For the gateway alone.',
  hook: 'For a provider’s machine.',
}

/** A parameter means the same in every call. */
export const PARAMETERS: Readonly<Record<string, string>> = {
  reason: 'Why ads were reported: those alone.',
  ad: 'Slug of an ad: only what waits about it.',
  adId: 'Number of the ad.',
  attributeSet: 'Name of what is said of things of one kind, as the domain has it.',
  after: 'Cursor of the previous answer: the items that follow it.',
  appealId: 'Number of the appeal.',
  before: 'Number of an entry or message: only older ones.',
  companyId: 'Company number (IČO): eight digits, of which the last one checks the others.',
  complaintId: 'Number of the complaint.',
  conversationId: 'Number of the conversation.',
  dialCode: 'Six digits printed beside an ad in the newspaper.',
  district: 'Name of a district (okres).',
  except: 'Slug of an ad to leave out.',
  heading: 'Heading an ad has or will have.',
  file: 'Number of a file of the sitemap, from 1.',
  filter: 'Which of one’s own ads: by their state.',
  forHp: 'Only sections of the home page.',
  imageId: 'Number of the picture.',
  include: 'Parts to add to the answer, separated by commas.',
  includeSp: 'Sections of the sister site too.',
  isHidden: 'Conversations that were put out of sight, instead of the others.',
  kind: 'What kind of thing waits.',
  nickname: 'Nickname of the advertiser.',
  links:
    'Links of letters, separated by commas: the number of a conversation, a full stop and its signature.',
  page: 'Page of the list, from 1; beyond 100, use `after`.',
  perPage: 'Items on a page.',
  place: 'A place: the `key` of one that was found, or its name as people write it.',
  priceFrom: 'Lowest price, in hundredths of a crown.',
  priceTo: 'Highest price, in hundredths of a crown.',
  provider: 'Name of the provider of premium messages.',
  psc: 'Postal code, five digits.',
  ratingId: 'Number of the rating.',
  publicNo: 'Public number of the order.',
  q: 'What somebody typed.',
  radius: 'Kilometres around the place: 5, 10, 20, 50 or 100.',
  recordId: 'Number of the record.',
  region: 'Name of a region (kraj).',
  s: 'Signature of a letter’s link: it proves the right to the order or conversation without a session.',
  scope: 'Editions to come, or the archive.',
  searchId: 'Number of the saved search.',
  sectionInclude: 'Parts to add to the section, separated by commas.',
  sectionSlug: 'Slug of a section: only within it.',
  sessionId: 'Number of the session.',
  slug: 'Slug of the ad or section: the only segment of its address.',
  sort: 'Order of the ads.',
  state: 'Those that wait, or the answered ones.',
  term: 'Beginning of a name or of a postal code.',
  token: 'Secret of the link in a letter.',
  type: 'Ads, or the banners of a section.',
  'types[]': 'Types of ads; repeat the key for several.',
  withImage: 'Only ads with a picture.',
  'attributes[]':
    'Repeats, each attribute once: `palivo:nafta,lpg` or `rok:2015..2020`, open at one end.',
  wordId: 'Number of the word.',
  year: 'Year of the editions.',
}

/** What a failure with a status says, whatever the call. */
export const FAILURES: Readonly<Record<number, string>> = {
  400: 'The input has a wrong shape; `errors` says what is wrong with each field.',
  401: 'Nobody is logged in, or the proof that was sent is wrong.',
  403: 'This visitor may not do this.',
  404: 'There is no such thing.',
  409: 'Somebody else changed it meanwhile, or its state does not allow this.',
  410: 'It was there once and is gone.',
  413: 'The body is too long.',
  415: 'The body is of a type that is not accepted.',
  422: 'The input is understood and not accepted; `errors` says why, by field.',
  429: 'Too many calls; `retryAfter` says in how many seconds to come again.',
  500: 'The portal failed. Nothing was changed.',
  503: 'The portal is busy or away for a moment; come again.',
  507: 'There is no room for what was sent.',
}
