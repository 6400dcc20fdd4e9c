'use client'

import { useEffect } from 'react'

/** Lets the map of a list be moved and zoomed; what does it comes with the map alone. */
export const MapMotion = ({ mapId }: { mapId: string }) => {
  useEffect(() => {
    import('@inzrt/ui/map/moveMap.ts').then(
      ({ moveMap }) => moveMap(mapId),
      () => undefined,
    )
  }, [mapId])

  return null
}
