import type { CallName, GATEWAY_CALLS } from '@inzrt/contracts/calls'
import { NOT_FOUND_TEXTS } from '@inzrt/contracts/wire/notFoundTexts'
import { UNAVAILABLE_TEXT } from './connectionTexts.ts'

/** Calls of the api, and those the bff answers itself. */
export type AskedCall = CallName | keyof typeof GATEWAY_CALLS

/** What a failed call says: one text, or a text for a refusal (4xx) and one for everything unexpected. */
type FailureText = string | { refused: string; unexpected: string }

/** The reset's text; the search's unexpected failure shows it too, as specified. */
const EXPIRED = 'Platnost vypršela. Prosím vygenerujte si novou žádost.'

const refused = (text: string): FailureText => ({ refused: text, unexpected: UNAVAILABLE_TEXT })

/** Parts of the desk that are somebody else's. */
const NOT_YOURS = refused('Na tohle váš účet nemá oprávnění.')

/** The one catalogue of failures; wordings are the product's, its double negatives included. */
export const FAILURE_TEXTS: Partial<Record<AskedCall, FailureText>> = {
  login: refused('Uživatelské jméno nebo heslo není správně.'),
  logout: 'Odhlášení se nezdařilo.',
  resetPassword: { refused: 'Resetování hesla se nezdařilo.', unexpected: EXPIRED },
  search: { refused: 'Vyhledávání se nezdařilo.', unexpected: EXPIRED },

  resolveSlug: NOT_FOUND_TEXTS.slug,
  readSection: NOT_FOUND_TEXTS.section,
  readSisterSection: NOT_FOUND_TEXTS.section,
  listSections: 'Rubriky nebyly nenalezeny',
  searchLocalities: 'PSČ nebyly nenalezeny',
  searchPlaces: 'PSČ nebyly nenalezeny',
  listAdvertisements: 'Inzeráty nebyly nenalezeny',
  readAdvertisement: NOT_FOUND_TEXTS.ad,

  followReport: refused('Takové hlášení tu není. Zkontrolujte prosím odkaz.'),
  markFavourite: refused('Inzerát už mezi zveřejněnými není.'),
  saveSearch: refused('Toto hledání uložit nejde.'),
  sendMessage: refused('Zprávu se nepodařilo odeslat.'),
  listConversations: 'Zprávy se nepodařilo načíst.',
  writeMessage: refused('Do této konverzace už psát nejde.'),
  changeDeal: refused('Tohle teď udělat nejde.'),
  reportConversation: refused('Hlášení se nepodařilo odeslat.'),
  createAdvertisement: refused('Inzerát se nepodařilo vložit. Zkontrolujte prosím vyznačená pole.'),
  changeAdState: refused('V tomto stavu to s\u00a0inzerátem udělat nejde.'),
  updateAdvertisement: 'Změny se nepodařilo uložit.',
  readOwnStats: refused('Statistiky se nepodařilo načíst.'),
  readSellerPage: refused('Stránku firmy mají jen účty podnikatelů s\u00a0IČO.'),
  saveSellerPage: refused('Stránku firmy se nepodařilo uložit.'),
  readCoupon: refused('Slevový kód se nepodařilo ověřit.'),
  readCredit: refused('Kredit se nepodařilo načíst.'),
  readInvoicing: refused('Podmínky placení na fakturu se nepodařilo načíst.'),
  orderCredit: refused('Kredit se nepodařilo objednat.'),
  orderPromos: refused('Služby se nepodařilo objednat. Zkontrolujte prosím vyznačená pole.'),
  orderRenew: refused('Inzerát se nepodařilo prodloužit.'),
  readRenewal: refused('Odkaz z\u00a0e-mailu už neplatí.'),
  readExchange: refused('Výměnu se nepodařilo načíst.'),
  answerExchange: refused('Odpověď se nepodařilo odeslat.'),
  confirmFreshness: refused('Odkaz už neplatí. Že inzerát platí, potvrdíte i\u00a0jeho úpravou.'),
  readOrder: refused('Takovou objednávku nemáme.'),
  readReceipt: refused('Doklad k\u00a0této objednávce ještě není vystavený.'),
  listMarkedAds: 'Oblíbené inzeráty se nepodařilo načíst.',
  updateUser: 'Změny se nepodařilo uložit.',
  changePassword: 'Heslo se nepodařilo změnit.',
  changeEmail: 'E-mail se nepodařilo změnit.',
  resendVerification: 'Odkaz se nepodařilo poslat.',
  sendFeed: refused('Soubor se nepodařilo nahrát.'),
  listFeeds: 'Výsledky se nepodařilo načíst.',
  listFeedLines: 'Výsledek se nepodařilo stáhnout.',
  listFeedAds: 'Inzeráty se nepodařilo stáhnout.',
  exportUser: 'Data se nepodařilo připravit.',
  deleteUser: {
    refused: 'Účet se nepodařilo zrušit.',
    unexpected: 'Nevíme, jestli se účet zrušil. Zkuste to prosím za chvíli znovu.',
  },
  endSession: refused('Toto zařízení už odhlášené je.'),
  forgetBrowser: 'Smazání se nezdařilo. Zkuste to prosím později.',
  listQueue: NOT_YOURS,
  listIntake: NOT_YOURS,
  listModerationWords: NOT_YOURS,
  listAdminUsers: NOT_YOURS,
  readAccountCredit: NOT_YOURS,
  listAudit: NOT_YOURS,
  listAdminSections: NOT_YOURS,
  listAdminPromos: NOT_YOURS,
  listAdminBanners: NOT_YOURS,
  listAdminEditions: NOT_YOURS,
  listMoney: NOT_YOURS,
  listComplaints: NOT_YOURS,
  listInvoices: NOT_YOURS,
  readAdFile: refused('Inzerát už neexistuje, inzerent ho smazal.'),
  markWrongSection: 'Nahlášení se nezdařilo. Zkuste to prosím později.',
  markInappropriate: 'Nahlášení se nezdařilo. Zkuste to prosím později.',
}

/** Whatever was asked for, it was not done: the session ended before. */
const LOGGED_OUT = 'Vaše přihlášení skončilo. Přihlaste se prosím znovu.'

/** Calls whose text is led by the status: "404 Inzerát nebyl nalezen". */
export const STATUS_FIRST: readonly AskedCall[] = ['listAdvertisements', 'readAdvertisement']

/** Refusals that mean the same in every call, by their code. */
export const CODE_TEXTS: ReadonlyMap<string, string> = new Map([
  ['ad_password', 'Heslo k inzerátu není správné.'],
  ['account_blocked', 'Účet je zablokovaný. Proč, jsme napsali na jeho e-mail.'],
  ['unauthenticated', LOGGED_OUT],
  ['token_expired', LOGGED_OUT],
  ['token_invalid', LOGGED_OUT],
  ['crowded', 'Právě je tu nával. Zkuste to prosím za pár sekund znovu.'],
  ['work', 'Prohlížeč nestihl ověřit, že inzerát nevkládá robot. Odešlete ho prosím znovu.'],
])
