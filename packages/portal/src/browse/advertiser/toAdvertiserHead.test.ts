import { expect, test } from 'vitest'
import { aCompany, aProfile } from './aProfile.testdata.ts'
import { toAdvertiserHead } from './toAdvertiserHead.ts'

test('R050 a profile says private or trader, since which month, and how many ads', () => {
  expect(toAdvertiserHead(aProfile(), 'Inzrtu')).toMatchObject({
    name: 'jana_k',
    facts: ['soukromá osoba', 'na Inzrtu od března 2024', '2\u00a0inzeráty'],
    company: [],
  })
})

test('P035 a profile says how its advertiser is rated, where somebody was', () => {
  const rated = aProfile({ rating: { average: 4.6, count: 12 } })

  expect(toAdvertiserHead(rated, 'Inzrtu').facts.at(-1)).toBe('hodnocení 4,6\u00a0z\u00a05')
})

test('V023 P034 a company with a number is headed by its name, and says its nickname', () => {
  expect(toAdvertiserHead(aCompany(), 'Inzrtu')).toMatchObject({
    name: 'Kola s. r. o.',
    facts: ['podnikatel', expect.any(String), expect.any(String)],
    company: ['IČO\u00a027082440', 'Cejl 12', 'přezdívka Kolárna'],
    logo: undefined,
    web: undefined,
  })
})

test('V023 without a number a company keeps its nickname as heading', () => {
  expect(toAdvertiserHead(aCompany({ companyId: undefined }), 'Inzrtu')).toMatchObject({
    name: 'Kolárna',
    company: ['Kola s. r. o.', 'Cejl 12'],
  })
})

test('V023 a company shows its logo, and its web as people say it', () => {
  const company = aCompany({
    logo: { path: '/2026/05/aa/1.jpg', width: 900, height: 400 },
    web: 'https://www.kolarna.cz/',
  })

  expect(toAdvertiserHead(company, 'Inzrtu')).toMatchObject({
    logo: { src: '/api/image/2026/05/aa/1-small.jpg', width: 900, height: 400 },
    web: { href: 'https://www.kolarna.cz/', label: 'www.kolarna.cz' },
  })
})

test('V023 where a company says something of itself, its page says how that is reported', () => {
  const notes = (changes: object) => toAdvertiserHead(aCompany(changes), 'Inzrtu').notes

  expect(notes({})).toHaveLength(1)
  expect(notes({ about: 'Opravujeme kola.' })[1]).toContain('Nahlaste')
})
