'use client'

import '#theme.css'

export { BrokenDocument as default } from '@inzrt/portal/site/errors/BrokenDocument.client.tsx'
