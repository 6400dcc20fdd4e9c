import { expect, test } from 'vitest'
import { finishNavigation, navigationStore, startNavigation } from './navigationStore.ts'

test('R226 the overlay is asked for while a page loads and let go when it comes', () => {
  expect(navigationStore.isLoading).toBe(false)
  startNavigation()
  expect(navigationStore.isLoading).toBe(true)
  finishNavigation()
  expect(navigationStore.isLoading).toBe(false)
})
