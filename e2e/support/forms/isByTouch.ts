import type { Page } from '@playwright/test'

/** Narrower than any desktop: the form is used by touch. */
const PHONE_WIDTH = 600

export const isByTouch = (page: Page): boolean =>
  (page.viewportSize()?.width ?? PHONE_WIDTH) < PHONE_WIDTH
