'use client'

import { Button } from '@inzrt/ui/button/Button.tsx'
import { PrintIcon } from '@inzrt/ui/icon/PrintIcon.tsx'

/** Prints the ad as a sheet for a notice board. */
export const PrintButton = () => (
  <Button variant="quiet" icon={<PrintIcon />} onClick={() => print()}>
    Vytisknout leták s{'\u00a0'}QR kódem
  </Button>
)
