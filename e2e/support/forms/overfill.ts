import { expect, type Locator } from '@playwright/test'
import { CZECH } from './CZECH.ts'
import { pressSubmit } from './pressSubmit.ts'

/** Longer than any field takes. */
const ENDLESS = 'a'.repeat(10_001)

const described = (field: Locator): Promise<string> =>
  field.evaluate((control) =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )

const TYPED = [
  'textarea',
  ...['text', 'search', 'email', 'tel', 'url', 'password'].map((type) => `input[type=${type}]`),
  'input:not([type])',
]
  .map((control) => `${control}[name]:enabled:visible:not([readonly])`)
  .join(', ')

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
  await pressSubmit(submit)
  await expect(form.locator('[role="alert"]:focus, [aria-invalid="true"]:focus')).toHaveCount(1)
  for (const { name, value } of shown) {
    const field = fieldOf(name)
    await expect(field, name).toHaveAttribute('aria-invalid', 'true')
    const told = await described(field)
    expect(told, name).toMatch(CZECH)
    const [, digits = ''] = /nejvýše\s([\d\s]+)/.exec(told) ?? []
    const most = Number(digits.replaceAll(/\D/g, ''))
    const cut = Number((await field.getAttribute('maxlength')) ?? Number.POSITIVE_INFINITY)
    expect((await field.inputValue()).length, name).toBe(Math.min(ENDLESS.length, cut))
    if (most > 0) {
      await field.fill('a'.repeat(most))
      await expect.poll(() => described(field), name).not.toMatch(/nejvýše\s\d/)
      await field.fill('a'.repeat(most + 1))
      await expect.poll(() => described(field), name).toMatch(/nejvýše\s\d/)
    }
    await field.fill(value)
  }
}
