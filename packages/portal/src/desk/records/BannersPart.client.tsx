'use client'

import { listAdminSectionsCall } from '@inzrt/contracts/desk/adminSection'
import { useMemo } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useAccountQuery } from '../../shell/own-lists/useAccountQuery.ts'
import { bannerKind } from './bannerKind.tsx'
import { RecordsPart } from './RecordsPart.client.tsx'

/** Banners of both sites. */
const BannersPart = () => {
  const { answer } = useAccountQuery('listAdminSections', () =>
    browserApi.call(listAdminSectionsCall),
  )
  const kind = useMemo(() => bannerKind(answer?.data ?? []), [answer])

  return <RecordsPart kind={kind} />
}

export default BannersPart
