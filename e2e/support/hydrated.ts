import type { Page } from '@playwright/test'

/** Waits until React has taken over the header's controls: what a hasty robot does before that is only HTML. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const controls = document.querySelectorAll('header a, header input')

    return [...controls].some((node) =>
      Object.keys(node).some((key) => key.startsWith('__reactProps')),
    )
  })
