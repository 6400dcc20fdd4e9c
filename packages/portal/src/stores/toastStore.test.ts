import { expect, test } from 'vitest'
import { closeToast, showToast, toastStore } from './toastStore.ts'

test('R274 messages stand in the order they came and go one by one', () => {
  showToast('good', 'Nahlášení špatné rubriky proběhlo úspěšně.')
  showToast('bad', 'Vyhledávání se nezdařilo.')
  expect(toastStore.toasts.map(({ kind }) => kind)).toEqual(['good', 'bad'])

  closeToast(toastStore.toasts[0]?.id ?? '')
  expect(toastStore.toasts.map(({ text }) => text)).toEqual(['Vyhledávání se nezdařilo.'])
})
