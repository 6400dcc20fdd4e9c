'use client'

import { listSectionsCall, type Section } from '@inzrt/contracts/browse/section'
import { SectionContents } from '@inzrt/ui/section/SectionContents.tsx'
import { useEffect } from 'react'
import useSWR from 'swr'
import { useSnapshot } from 'valtio'
import { browserApi } from '../../shell/api/browserApi.ts'
import { sectionsStore, storeSections } from '../../shell/stores/sectionsStore.ts'
import { showFailure } from '../../shell/stores/showFailure.ts'
import type { HomeSectionsProps } from './HomeSectionsProps.ts'
import { SisterLinks } from './SisterLinks.client.tsx'
import { subsectionsShown } from './subsectionsShown.ts'
import { toContents } from './toContents.ts'

const ask = async (): Promise<readonly Section[]> => {
  const includeSp = sectionsStore.sister.needReload
  const answer = await browserApi.call(listSectionsCall, {
    query: { forHp: true, includeSp: includeSp || undefined },
  })
  if (!answer.ok) {
    showFailure('listSections', answer.error)
    throw new Error(answer.error.kind)
  }
  const own = answer.data.filter(({ isSp }) => !isSp)
  storeSections('home', own)
  if (includeSp)
    storeSections(
      'sister',
      answer.data.filter(({ isSp }) => isSp),
    )

  return own
}

/** Contents of the market asked for again; the old ones stay until the new have come. */
const FreshSections = ({ sisterOrigin, children }: HomeSectionsProps) => {
  const { needReload } = useSnapshot(sectionsStore).home
  const { data, mutate } = useSWR('home-sections', ask, {
    revalidateOnMount: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  })

  useEffect(() => {
    if (needReload) mutate()
  }, [needReload, mutate])

  return (
    <>
      {data ? (
        <SectionContents sections={toContents(data, { most: subsectionsShown })} />
      ) : (
        children
      )}
      <SisterLinks origin={sisterOrigin} />
    </>
  )
}

export default FreshSections
