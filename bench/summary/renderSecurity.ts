import { formatFigure } from '../support/formatFigure.ts'
import type { KeptResult } from '../support/Result.ts'
import type { Verdict } from '../support/verdict.ts'
import { renderConditions } from './renderConditions.ts'
import { renderMark } from './renderMark.ts'
import { renderPage } from './renderPage.ts'

const INTRODUCTION = `# Security, measured

Every promise below is attacked by a command of its own; \`npm run bench -- security sessions identity advertising operations sms payments\` runs them all, and
\`--share 0.1\` makes a run a tenth as long. They take minutes and the whole machine, so they are no part of
\`npm test\`, where the same promises are tested in small. The whole tables of smuggling, of headers and of rules
of caching run there as they are here, and parts of the hostile requests, of the poisoning, of the visitors
who mix and of those who leave. The figures lie in [security/](security/), and this page is made from them. Traffic never leaves the machine. What was missed is written as it is.

## Walked by hand

On 25 November 2026 a running product of 10,000 ads with its real limits was attacked by hand, while another visitor read kept
pages, pages not kept yet and lists. Processor time of each process was read before and after each request: what one costs is
found so, whatever else the machine does.

| walked | found and mended that day |
| --- | --- |
| searches, lists, pages, feeds and the sitemap with the longest, rarest and deepest queries | the last page of a list, lists of 240, pages by far numbers, prices and places of a whole site, and the sitemap cost ten to a hundred times what others do: [ADR 158](adr/0158-charge-a-request-by-what-it-costs.md) |
| 40 odd requests over raw sockets: huge cookies and headers, crumbs, trailers, pipelines, upgrades, ranges, other versions of HTTP | bodies in chunks of one byte: 100 times the processor of as many bytes in one piece |
| keys that make a write once: of other calls, ads, sites, accounts and browsers, short, long and odd ones | a key that looks otherwise than ours was ignored in silence, and its write made as often as it was sent; of a long one only a part counted |
| passwords: changed, proved and typed on a busy machine | two turns of the row for one change, and tries counted that were refused unheard |
| passwords replaced, links used and accounts deleted while another call about them is under way | a thief's change of password or address, begun with the former password, still took the account after its owner's; an ad, mark, search or message added while its account was deleted stayed; a link of a reset and a change of the password could end each other |
| 46 uploads: cut off, doubled, swollen, mislabelled, with odd boundaries, names and encodings | nothing |
| texts of 3,999 signs in 23 hostile shapes as lines of the paper | nothing: 5 ms at most |
| things of one account by another and by a guest: ads, orders, receipts, sessions | nothing |
| ten orders, returns of the bank and withdrawals at once; a return after a withdrawal; a payment asked for again while it is made | nothing: one order, one credit, one refund |

A product of 1,000 ads, with its real limits too, was asked that day who may see and do what:

| walked | found and mended that day |
| --- | --- |
| all calls with an id by a guest, another account, the counter and a moderator; calls of the inside from outside | nothing |
| the age gate by 64 paths, 16 sets of headers and 7 methods, 20 forms of host and request line, and from the other site: 2,400 requests | nothing |
| every call that writes, with 13 wrong signs of where it comes from: 1,898 requests | nothing: the two refused by no sign are for machines, which sign what they bring |
| two browsers of one account: a planted session, doubled cookies, logouts here and there, a new password, requests while a logout comes | nothing |
| links and codes of letters: for another purpose, by another browser, guessed, twice, and after a newer one; a photo's token by another account | nothing |
| an account left while it looks, exports and is deleted in two browsers: its ad, profile, photo, card, feed and address afterwards | nothing of it is left |
| headings of many lines, of one wide sign, of signs nobody sees | an ad so called had no picture where it is shared |
| twelve more pages, looks and calls that print an ad, with eleven hostile rows | nothing: 2.2 times at most for twice as long a text |

On 26 November 2026 the code of ratings, reports, mended headings and adult texts was read as somebody would who looks for
a way round it:

| read | found and mended that day |
| --- | --- |
| who decides | a moderator decided about ratings of a deal of their own; an owner took back a heading that a moderator had given |
| who is kept from something | whose number the other one wrote down could not rate; who had reported an ad could not report it for another reason, and was not told |
| what is deleted meanwhile | a rating and its letter came to an account that was just being deleted |
| what hides | an adult text did among harmless words; the desk was shown words of the old text, not of the one that waited |

A product of 1,000 ads with its real limits was attacked again that day, at what had come since:

| walked | found and mended that day |
| --- | --- |
| letters to the inlet of answers: cut off, of other recipients, 40 hostile shapes of 2 MB, addresses guessed | a connection that broke within a letter ended the api; 500 kB of tags within tags kept it from everybody for twenty seconds, from a sender nobody had given an address to |
| messages, deals, ratings, orders and ads taken down, sent again under their key | a step of a deal sent again was answered 502; under keys lay texts and contacts that outlived their account by a week |
| the same thing many times at one moment: copies of an ad, saved searches, reservations, hand-overs, ratings, nicknames | of five copies two were published; fifty-five searches were kept where fifty may be |
| 2,200 live streams by one link of a letter, and 300 without one | nothing: 100 an address and four a login; another visitor reads as before |
| 47 odd requests over raw sockets at the calls and pages that are new | nothing |
| links of conversations, reports and ratings: of others, of other sites, of other purposes, forged, at the ends of numbers | nothing |

On 27 November 2026 a product of 10,000 ads with its real limits was attacked from outside, while another visitor read lists and pages;
8,000 requests were made in all, most of them by that visitor. What stands first in a queue was read in the code:

| walked | found and mended that day |
| --- | --- |
| files of ads: quotes left open on every line, XML nested and attributed without end, long lines, words and addresses without end | 140 kB kept the api from everybody for minutes, and again at each try; 16 MB of open elements took 800 MB; a trial of 500 hard lines never ended |
| what stands first in a queue and cannot be done | a file whose unknown column was cut within a sign would have stopped all files behind it, a saved search that fails all letters |
| searches of 160 words, of typing errors, signs upon signs, and around a place | nothing: 40 ms of processor each |
| calls of the desk by a guest, a user, the counter and a moderator; calls of users by guests; files of another firm | nothing |

A product of 1,000 ads with its real limits was attacked once more that day, by 13,000 requests over the wire; 5,800 more were made by another visitor
meanwhile, who was answered within two seconds but where it says so. Money was counted in the tables afterwards:

| walked | found and mended that day |
| --- | --- |
| one coupon, credit, a limit of invoices, a return of the bank, a withdrawal, an offer, a link of a letter and of a reset: 8 to 20 times at once each; ads topped or paid while they, or their account, are deleted | nothing: each once, what cannot be delivered is owed back, ledgers exact to the haléř |
| 500 connections of one address that send a head, a body or nothing, a byte a second, or ask for nothing more | nothing: ended after 6, 10, 5 and 21 seconds |
| 500 connections of one address that ask 80 or 1,400 times before an answer | others waited 16 and 35 seconds, and 1.3 GB were taken; now 0.3 seconds: four requests are heard before their answers, and a piece of bytes with more than sixteen is refused unread |
| names, firms, headings and texts of 16,000 signs in 16 hostile shapes in receipts, pages, lines and an edition of the paper | nothing: six receipts at once 1.4 seconds at most; the edition 8 pages |
| all calls that write by five roles with 18 wrong signs of where they come from: 10,450 requests | nothing: only what machines sign was heard |
| numbers of lists and of the map that are none, endless or turned round; line breaks in names, headings and addresses of letters | nothing: no letter went to two |
| 21 kinds of huge, swollen, moving and double-natured pictures, ten at once: 232 uploads | nothing: 165 MB at most |
| answers about an account, and a browser after its logout: back, offline and again | nothing of the account is left; all of them are \`no-store\` |
| 793 passwords, tokens, addresses and phones in the logs of half of that | none |
| what one visitor can make grow | links to ads and codes of phones were kept for ever, see below; files of ads were counted, not weighed: [ADR 410](adr/0410-charge-files-of-ads-by-their-size.md) |

On 28 November 2026 a product of 10,000 ads was asked once more what had been found on the first day, and attacked at what had come since: 80,000
requests over the wire, with its real limits where these matter. Another visitor made 1,800 more meanwhile and was answered within 0.8 seconds:

| walked | found and mended that day |
| --- | --- |
| every call but the deletion of an account, by those it is for and by others: up to 59 values of wrong kinds in each place, bodies cut, doubled and nested thousands deep, 13 wrong types of content | no answer above 499; that staff had tried what they may not do, at a number larger than any, was not written down |
| the log after it | what a failed query had been asked with stood there: three places forgot to take it out, which the log now does itself |
| texts of a line of the paper, of company pages and ads in 50 hostile shapes, written, stored, drawn and judged | nothing: 140 ms of processor for a page at most |
| cut-off, doubled and swollen forms of photos; one key of a write for two ads; 30 right logins behind wrong ones of the same address | nothing |
| answers by mail: addresses guessed, of another sender, twice, after the ad and the account were deleted, 2 MB in 77 hostile shapes | nothing stops anybody; a letter that names two senders in a line each was taken as the first one's |
| favourites without a connection, after a logout, after the end of a session and with another account | of a session that ended while its windows were closed they were shown to the next visitor, too |
| 27 huge, swollen and moving pictures as photo and as logo, one of 16,383 × 16,383 points in 42 bytes, ten at once | nothing: 4 seconds and 365 MB in both preparers together |
| links of exchanges, watches and letters at the ends of numbers; 21 addresses a browser is notified at; sitemaps and pages that are new | nothing |

What one visitor can make grow, how much of it, and when it goes:

| kept | most | goes |
| --- | --- | --- |
| photos no ad took | 60 an hour an address | after 48 hours |
| ads of a guest | 10 an hour an address, each after work and a letter | unconfirmed, unpaid or ended: as the section and the law say |
| saved searches | 50 an account, 20 an address of e-mail without one | unconfirmed after 48 hours |
| marked ads, browsers notified | 500 and 10 an account | with the account, a browser with its session |
| messages | 120 an hour an address, 20 first ones | 12 months after the last |
| reports and complaints | 20 and 10 an hour an address | complaints three years after their answer |
| files of ads | ten of the largest an hour, 20 reports | pieces once read, after a day where they never came whole; reports after 90 days |
| keys of writes | one a write | after a week |
| tries counted | one a budget and visitor | with the budget |
| sessions, and what happened at logins | 120 logins a minute an address | 90 days after their end, 180 days |
| links and codes: of accounts, of ads, of phones | 5 a day an account; 5 a day an address of an ad and network, from ten networks; 3 a day a phone and network, 9 a phone | two days after their end |
| letters and texts | as many as the budgets above let be written | a month after they left |
| returns of the bank written down | 100 a payment | with the tax documents |
| orders | 60 an hour an address | they expire; their rows stay |
| days of an ad looked at | one row an ad and day | with the ad |
| states of ads, what staff did | one row each, 120 changes an hour an address | they only grow, by law and for the desk |

Texts that are programs, payments, messages of providers, sessions and the wall between the sites are walked by the commands below.
`

const row = (command: string, verdict: Verdict): string => {
  const { row: promise, goal, figure, unit } = verdict
  const measured = `${formatFigure(figure)} ${unit}`.trim()

  return `| ${[promise, goal ?? '', measured, renderMark(verdict), `\`${command}\``].join(' | ')} |`
}

const section = (result: KeptResult): string => {
  const { title, method, verdicts, command = '' } = result

  return [
    `## ${title}`,
    '',
    ...method,
    '',
    '| promise | goal | measured | | command |',
    '| --- | --- | --- | --- | --- |',
    ...verdicts.map((verdict) => row(command, verdict)),
    '',
    renderConditions(result),
    '',
  ].join('\n')
}

/** The page of all attacks. */
export const renderSecurity = (results: readonly KeptResult[]): string =>
  renderPage(INTRODUCTION, results, section)
