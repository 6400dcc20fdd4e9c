import { errorText } from '@inzrt/api-client/errorText'
import {
  type BrowserCookie,
  forgetBrowserCall,
  listBrowserCookiesCall,
} from '@inzrt/contracts/visitor/browserData'
import { useState } from 'react'
import useSWR from 'swr'
import { browserApi } from '../../shell/api/browserApi.ts'
import { orThrow, UpstreamError } from '../../shell/api/orThrow.ts'
import { endLocalSession } from '../../shell/session/endLocalSession.ts'
import { notifyTabs } from '../../shell/session/tabs.ts'
import { showFailure } from '../../shell/stores/showFailure.ts'
import { showToast } from '../../shell/stores/toastStore.ts'
import { browserStores } from './browserStores.ts'

const withStores = async (cookies: readonly BrowserCookie[]) => ({
  cookies,
  notes: browserStores.notes(),
  files: await browserStores.files(),
})

const ask = async () => withStores(orThrow(await browserApi.call(listBrowserCookiesCall)).data)

/** What this browser keeps for the site, and the end of it all. */
export const useBrowserData = () => {
  const [isForgetting, setForgetting] = useState(false)
  const { data, error, mutate } = useSWR<Awaited<ReturnType<typeof ask>>, Error>('browser', ask, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  })

  const forget = async () => {
    setForgetting(true)
    const answer = await browserApi.call(forgetBrowserCall)
    if (answer.ok) {
      endLocalSession()
      notifyTabs({ kind: 'left' })
      await browserStores.clear()
      // Not asked again: without its cookie a visitor of the adult site stands before the gate.
      await mutate(withStores([]), { revalidate: false })
      showToast('good', 'Hotovo. Tento prohlížeč si o vás nic nepamatuje.')
    } else {
      showFailure('forgetBrowser', answer.error)
    }
    setForgetting(false)
  }

  const reason =
    error instanceof UpstreamError ? errorText('listBrowserCookies', error.error) : error?.message

  return { data, reason, reload: () => mutate(), forget, isForgetting }
}
