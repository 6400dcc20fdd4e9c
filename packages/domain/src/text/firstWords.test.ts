import { expect, it } from 'vitest'
import { firstWords } from './firstWords.ts'

it.each([
  ['Prodám skládací kolo Dahon, s osvětlením', 'Skládací kolo Dahon'],
  ['Koupím gravel kolo Author Ronin do 41 990 Kč', 'Gravel kolo Author Ronin'],
  ['Elektrikář, Praha a\u00a0okolí, i víkendy', 'Elektrikář'],
  ['Hledám koloběžku Kickbike – kdo prodá?', 'Koloběžku Kickbike'],
  ['Dřevo na topení, štípané', 'Dřevo na topení'],
  ['Kolo na zahradničení pro začátečníky', 'Kolo na zahradničení'],
  ['Elektroinstalatérskémontážnípráce', 'Elektroinstalatérskémontážnípráce'],
  ['Prodám', 'Prodám'],
  ['???', '???'],
  ['', ''],
])('the words that name „%s“ are „%s“', (heading, words) => {
  expect(firstWords(heading, 24)).toBe(words)
})
