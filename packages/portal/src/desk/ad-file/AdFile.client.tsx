'use client'

import { readAdFileCall } from '@inzrt/contracts/desk/adFile'
import { AdFilePanel } from '@inzrt/ui/moderation/ad-file/AdFilePanel.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { OwnPart } from '../../shell/own-lists/OwnPart.client.tsx'
import { useAccountQuery } from '../../shell/own-lists/useAccountQuery.ts'
import type { PanelProps } from '../queue/PanelProps.ts'
import { Contacts } from './Contacts.client.tsx'
import { PageRemoval } from './PageRemoval.client.tsx'
import { PrintWording } from './PrintWording.client.tsx'
import { toAdFile } from './toAdFile.ts'

/** An ad's history, former decisions, and those like it beside it. */
const AdFile = ({ item }: PanelProps) => {
  const adId = item.ad.id
  const file = useAccountQuery(
    'readAdFile',
    () => browserApi.call(readAdFileCall, { params: { adId } }),
    String(adId),
  )

  return (
    <OwnPart own={file} failure="Historii se nepodařilo načíst">
      {({ data }) => (
        <AdFilePanel
          {...toAdFile(data)}
          contacts={<Contacts adId={adId} />}
          removal={
            data.companyPage && (
              <PageRemoval adId={adId} savedAt={data.companyPage.savedAt} reload={file.reload} />
            )
          }
          print={
            data.printed && (
              <PrintWording ad={data.ad} printed={data.printed} reload={file.reload} />
            )
          }
        />
      )}
    </OwnPart>
  )
}

export default AdFile
