'use client'

import { formatDate } from '@inzrt/domain/time'
import { AdList } from '@inzrt/ui/listing/AdList.tsx'
import { AdRow } from '@inzrt/ui/listing/AdRow.tsx'
import { useEffect, useState } from 'react'
import {
  type OfflineFavourites as Kept,
  offlineFavourites,
} from '../../ad/favourites/offlineFavourites.ts'
import { toRowView } from '../../ad/toRowView.ts'
import styles from './OfflineFavourites.module.css'

/** Marked ads as this browser last read them, without their photos, which cannot be fetched. */
export const OfflineFavourites = () => {
  const [kept, setKept] = useState<Kept | null>(null)
  useEffect(() => setKept(offlineFavourites.read()), [])
  if (!kept) return null
  const now = new Date()

  return (
    <section className={styles.favourites} aria-labelledby="oblibene">
      <h2 id="oblibene">Oblíbené inzeráty</h2>
      <p className={styles.age}>
        Tak, jak byly {formatDate(new Date(kept.readAt), 'long')}. Celé si je otevřete, až budete
        připojení.
      </p>
      <AdList>
        {kept.ads.map((ad) => (
          <AdRow
            key={ad.slug}
            {...toRowView({ ...ad, mainImageThumbPath: null }, { now, edition: null })}
          />
        ))}
      </AdList>
    </section>
  )
}
