import type { CallOptions } from '@inzrt/api-client/ApiClient'
import { BACKGROUND_HEADER } from '@inzrt/contracts/wire/headers'
import { useRef } from 'react'

/** What a page asks again by itself does not put off the automatic logout. */
export const BY_ITSELF: CallOptions = { headers: { [BACKGROUND_HEADER]: '1' } }

/** Tells what is asked again because something changed from what a person asks for. */
export const useByItself = () => {
  const isByItself = useRef(false)

  return {
    note: () => {
      isByItself.current = true
    },
    /** Options of the call that follows. */
    take: (): CallOptions | undefined => {
      const options = isByItself.current ? BY_ITSELF : undefined
      isByItself.current = false

      return options
    },
  }
}
