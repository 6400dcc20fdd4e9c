import { expect, test } from 'vitest'
import { fetchSections, flagSections, sectionsStore } from './sectionsStore.ts'

test('R218 sections of home and of the sister site are flagged apart, and a fetch lowers the flag', async () => {
  flagSections('home')
  expect(sectionsStore.home.needReload).toBe(true)
  expect(sectionsStore.sister.needReload).toBe(false)

  await fetchSections('home', async () => [])
  expect(sectionsStore.home).toMatchObject({ loaded: true, needReload: false })
})
