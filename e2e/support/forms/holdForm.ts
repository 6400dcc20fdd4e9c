import type { Locator } from '@playwright/test'

/** A form and the button that sends it, whatever the button says meanwhile. */
export const holdForm = async (button: Locator) => {
  await button.evaluate((element) => {
    element.dataset.tried = 'button'
    const form = element.closest('form')
    if (form) form.dataset.tried = 'form'
  })
  const page = button.page()
  const [form, submit] = [page.locator('[data-tried=form]'), page.locator('[data-tried=button]')]
  const release = () =>
    page.locator('[data-tried]').evaluateAll((all) => {
      for (const element of all) delete (element as HTMLElement).dataset.tried
    })

  return { form, submit, release }
}
