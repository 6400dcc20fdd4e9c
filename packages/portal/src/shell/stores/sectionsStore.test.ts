import { expect, test } from 'vitest'
import { flagSections, sectionsStore, storeSections } from './sectionsStore.ts'

test('R171 sections nobody asked for are none and not loaded', () => {
  expect(sectionsStore.home).toEqual({ items: [], loaded: false, needReload: false })
})

test('R218 sections of home and the sister site are flagged apart, and storing clears it', () => {
  flagSections('home')
  expect(sectionsStore.home.needReload).toBe(true)
  expect(sectionsStore.sister.needReload).toBe(false)

  storeSections('home', [])
  expect(sectionsStore.home).toMatchObject({ loaded: true, needReload: false })
})
