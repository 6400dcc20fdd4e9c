'use client'

import { Button } from '@inzrt/ui/button/Button.tsx'
import { PrintIcon } from '@inzrt/ui/icon/PrintIcon.tsx'
import { LEAFLET_ID } from '../../../ad/leafletId.ts'

/** Prints the ad as a sheet for a notice board. */
export const PrintButton = () => (
  <Button id={LEAFLET_ID} variant="quiet" icon={<PrintIcon />} onClick={() => print()}>
    Vytisknout leták s{'\u00a0'}QR kódem
  </Button>
)
