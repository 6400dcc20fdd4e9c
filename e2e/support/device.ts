import type { BrowserContextOptions } from '@playwright/test'
import { test } from '@playwright/test'

/** What people of a journey hold in their hands: the same as its first one. */
export const device = (): BrowserContextOptions => {
  const { viewport, hasTouch, isMobile, userAgent } = test.info().project.use

  return {
    ...(viewport && { viewport }),
    ...(hasTouch && { hasTouch }),
    ...(isMobile && { isMobile }),
    ...(userAgent && { userAgent }),
  }
}
