import { expect, it } from 'vitest'
import { firstWords } from './firstWords.ts'

it.each([
  ['Prodám skládací kolo Dahon, s osvětlením', 'Skládací kolo Dahon'],
  ['Koupím gravel kolo Author Ronin do 41 990 Kč', 'Gravel kolo Author Ronin'],
  ['Elektrikář, Praha a\u00a0okolí, i víkendy', 'Elektrikář'],
  ['Hledám koloběžku Kickbike – kdo prodá?', 'Koloběžka Kickbike'],
  ['Koupím Kiu Sportage', 'Kia Sportage'],
  ['Prodám rohovou sedačku a\u00a0postel', 'Rohová sedačka a\u00a0postel'],
  ['Prodám byt 2+kk, Brno', 'Byt 2+kk'],
  ['Pronajmu byt 3 + 1 v\u00a0Brně', 'Byt 3 + 1 v\u00a0Brně'],
  ['Vrtačka + kufr', 'Vrtačka'],
  ['Prodej bytu 2+kk', 'Prodej bytu 2+kk'],
  ['Výměna: kolo za kytaru', 'Kolo za kytaru'],
  ['Dřevo na topení, štípané', 'Dřevo na topení'],
  ['Koupím truhlu s datací', 'Truhla s\u00a0datací'],
  ['Kolo na zahradničení pro začátečníky', 'Kolo na zahradničení'],
  ['Elektroinstalatérskémontážnípráce', 'Elektroinstalatérskémontážnípráce'],
  ['Prodám', 'Prodám'],
  ['???', '???'],
  ['', ''],
])('the words that name „%s“ are „%s“', (heading, words) => {
  expect(firstWords(heading, 24)).toBe(words)
})
