'use client'

import { BrokenPage, type BrokenPageProps } from './BrokenPage.client.tsx'

/** The page that failed, when even its document could not be drawn. */
export const BrokenDocument = (props: BrokenPageProps) => (
  <html lang="cs">
    <body>
      <BrokenPage {...props} />
    </body>
  </html>
)
