import { expect, test } from 'vitest'
import { closeToast, closeToasts, showToast, toastStore } from './toastStore.ts'

test('R274 messages stand in the order they came and go one by one', () => {
  showToast('good', 'Nahlášení špatné rubriky proběhlo úspěšně.')
  showToast('bad', 'Vyhledávání se nezdařilo.')
  expect(toastStore.toasts.map(({ kind }) => kind)).toEqual(['good', 'bad'])

  closeToast(toastStore.toasts[0]?.id ?? '')
  expect(toastStore.toasts.map(({ text }) => text)).toEqual(['Vyhledávání se nezdařilo.'])
})

test('R274 the same message said again stands once, as the latest', () => {
  closeToasts()
  showToast('bad', 'Uživatelské jméno nebo heslo není správně.')
  showToast('good', 'Odkaz je na cestě.')
  showToast('bad', 'Uživatelské jméno nebo heslo není správně.')

  expect(toastStore.toasts.map(({ kind }) => kind)).toEqual(['good', 'bad'])
})
