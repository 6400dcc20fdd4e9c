import { expect, type Locator } from '@playwright/test'
import { CZECH } from './czech.ts'
import { pressSubmit } from './pressSubmit.ts'

/** Longer than any field takes. */
const ENDLESS = 'a'.repeat(10_001)

/** How a field says how much it takes. */
const LIMIT = /nejvýše\s([\d\s]+)/

const TYPED = [
  'textarea',
  ...['text', 'search', 'email', 'tel', 'url', 'password'].map((type) => `input[type=${type}]`),
  'input:not([type])',
]
  .map((control) => `${control}[name]:enabled:visible:not([readonly])`)
  .join(', ')

/** What stands in each of these fields, and what is told under it; one that is gone is left out. */
const tellingOf = (form: Locator, names: readonly string[]) =>
  form.evaluate(
    (element, wanted) =>
      wanted.flatMap((name) => {
        const field = element.querySelector<HTMLInputElement>(`[name="${name}"]`)
        if (!field) return []
        const told = (field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' ')
        const { length } = field.value

        return { name, told, length, cut: field.maxLength, isInvalid: field.ariaInvalid === 'true' }
      }),
    names,
  )

/** Text longer than it may be is told under each field and not cut; the longest one it takes is not too long. */
export const overfill = async (form: Locator, submit: Locator): Promise<void> => {
  const typed = await form
    .locator(TYPED)
    .evaluateAll((controls) =>
      (controls as HTMLInputElement[]).map(({ name, value }) => ({ name, value })),
    )
  if (typed.length === 0) return
  const fieldOf = (name: string) => form.locator(`[name="${name}"]`)
  const shown = []
  // Another number has no code yet: a field may take the next one away.
  for (const kept of typed) {
    if (!(await fieldOf(kept.name).isVisible())) continue
    await fieldOf(kept.name).fill(ENDLESS)
    shown.push(kept)
  }
  const names = shown.map(({ name }) => name)
  await pressSubmit(submit)
  await expect(form.locator('[role="alert"]:focus, [aria-invalid="true"]:focus')).toHaveCount(1)
  const over = await tellingOf(form, names)
  for (const { name, told, length, cut, isInvalid } of over) {
    expect(told, name).toMatch(CZECH)
    expect({ name, isInvalid, length }).toEqual({
      name,
      isInvalid: true,
      length: cut < 0 ? ENDLESS.length : Math.min(cut, ENDLESS.length),
    })
  }
  for (const { name, told } of over) {
    const most = Number(LIMIT.exec(told)?.[1]?.replaceAll(/\D/g, '') ?? 0)
    if (most > 0) await fieldOf(name).fill('a'.repeat(most))
  }
  await expect
    .poll(async () => (await tellingOf(form, names)).filter(({ told }) => LIMIT.test(told)))
    .toEqual([])
  for (const { name, value } of shown) await fieldOf(name).fill(value)
}
