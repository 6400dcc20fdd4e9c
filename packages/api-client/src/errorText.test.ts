import type { CallName } from '@inzrt/contracts/calls'
import { expect, test, vi } from 'vitest'
import type { ApiError } from './ApiError.ts'
import { errorText, serverText } from './errorText.ts'

const network: ApiError = { kind: 'network', aborted: false }
const timeout: ApiError = { kind: 'timeout' }
const contract: ApiError = { kind: 'contract', status: 200, issues: [] }
const problem = (status: number, code = 'unknown', retryAfter: number | null = null): ApiError => ({
  kind: 'problem',
  status,
  problem: { message: 'Unknown', code },
  retryAfter,
})

const EXPIRED = 'Platnost vypršela. Prosím vygenerujte si novou žádost.'
const UNAVAILABLE = 'Služba je dočasně nedostupná. Zkuste to prosím později.'

test.each<[string, CallName, ApiError, string]>([
  ['R275', 'login', problem(401), 'Uživatelské jméno nebo heslo není správně.'],
  ['R277', 'logout', network, 'Odhlášení se nezdařilo.'],
  ['R281', 'resetPassword', problem(422), 'Resetování hesla se nezdařilo.'],
  ['R282', 'resetPassword', problem(500), EXPIRED],
  ['R283', 'search', problem(400), 'Vyhledávání se nezdařilo.'],
  ['R284', 'search', network, EXPIRED],
  ['R284', 'search', timeout, EXPIRED],
  ['R284', 'search', contract, EXPIRED],
  ['R284', 'search', problem(503), EXPIRED],
  ['R287', 'resolveSlug', problem(404), 'Nebyl nalezen žádný inzerát, ani rubrika'],
  ['R288', 'readSection', problem(404), 'Rubrika nebyla nenalezena'],
  ['R288', 'readSisterSection', network, 'Rubrika nebyla nenalezena'],
  ['R289', 'listSections', problem(500), 'Rubriky nebyly nenalezeny'],
  ['R290', 'searchLocalities', problem(503), 'PSČ nebyly nenalezeny'],
  ['R290', 'searchPlaces', problem(503), 'PSČ nebyly nenalezeny'],
  ['R291', 'listAdvertisements', problem(500), '500 Inzeráty nebyly nenalezeny'],
  ['R291', 'listAdvertisements', network, 'Inzeráty nebyly nenalezeny'],
  ['R292', 'readAdvertisement', problem(404), '404 Inzerát nebyl nalezen'],
  ['R299', 'updateAdvertisement', problem(403, 'ad_password'), 'Heslo k inzerátu není správné.'],
  ['R299', 'createAdvertisement', network, UNAVAILABLE],
  ['R299', 'updateUser', network, 'Změny se nepodařilo uložit.'],
  ['P036', 'changePassword', problem(503), 'Heslo se nepodařilo změnit.'],
  ['P036', 'changeEmail', timeout, 'E-mail se nepodařilo změnit.'],
  ['P036', 'endSession', problem(404), 'Toto zařízení už odhlášené je.'],
  ['P036', 'endSession', network, UNAVAILABLE],
  ['P008', 'changeSearch', problem(404), 'Unknown'],
  ['P008', 'changeSearch', problem(500), UNAVAILABLE],
  ['P045', 'exportUser', network, 'Data se nepodařilo připravit.'],
  ['P045', 'deleteUser', problem(422), 'Účet se nepodařilo zrušit.'],
  [
    'P045',
    'deleteUser',
    timeout,
    'Nevíme, jestli se účet zrušil. Zkuste to prosím za chvíli znovu.',
  ],
  [
    'P045',
    'deleteUser',
    problem(429, 'rate_limited', 61),
    'Příliš mnoho pokusů. Zkuste to znovu za 2 minuty.',
  ],
  [
    'R275',
    'login',
    problem(429, 'crowded', 5),
    'Právě je tu nával. Zkuste to prosím za pár sekund znovu.',
  ],
  [
    'R299',
    'createAdvertisement',
    problem(422, 'constructor'),
    'Inzerát se nepodařilo vložit. Zkontrolujte prosím vyznačená pole.',
  ],
  ['R299', 'listEditions', timeout, UNAVAILABLE],
])('R275 R277 R281 R282 R289 R292 R299 %s %s failing with %j says „%s“', (_, call, error, text) => {
  expect(errorText(call, error)).toBe(text)
})

test.each([
  [null, '1 minutu'],
  [0, '1 minutu'],
  [60, '1 minutu'],
  [61, '2 minuty'],
  [240, '4 minuty'],
  [241, '5 minut'],
  [840, '14 minut'],
  [1260, '21 minut'],
])('R299 too many attempts with %s seconds to wait say „za %s“', (seconds, wait) => {
  expect(errorText('search', problem(429, 'rate_limited', seconds))).toBe(
    `Příliš mnoho pokusů. Zkuste to znovu za ${wait}.`,
  )
})

test.each<[ApiError, string]>([
  [problem(409), 'Unknown'],
  [problem(500), UNAVAILABLE],
  [problem(401, 'unauthenticated'), 'Vaše přihlášení skončilo. Přihlaste se prosím znovu.'],
  [problem(429, 'rate_limited', 61), 'Příliš mnoho pokusů. Zkuste to znovu za 2 minuty.'],
  [network, UNAVAILABLE],
])('the server’s own words for %j are „%s“', (error, text) => {
  expect(serverText(error)).toBe(text)
})

test('sending without a connection says so, not that the service is down', () => {
  vi.stubGlobal('navigator', { onLine: false })
  const text = errorText('createAdvertisement', { kind: 'network', aborted: false })
  vi.unstubAllGlobals()

  expect(text).toContain('Jste bez připojení')
})
