'use client'

import '#theme.css'

export { BrokenDocument as default } from '@inzrt/portal/errors/BrokenDocument.client.tsx'
