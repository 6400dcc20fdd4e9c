import { AgeGate } from '@inzrt/ui/gate/AgeGate.tsx'
import type { Brand } from '../../shell/brand/Brand.ts'
import { settings } from '../../shell/settings/settings.server.ts'
import { StaticHtml } from '../../shell/static-html/StaticHtml.tsx'

const ENTRANCES = { word: '/vekova-brana/vstoupit', proof: '/vekova-brana/overit' } as const

type GatePageProps = { brand: Brand; demand?: keyof typeof ENTRANCES }

/** Asks for the visitor's age before anything else, or for a proof of it; the bff serves it and takes the answer. */
export const GatePage = ({ brand, demand = 'word' }: GatePageProps) => (
  <StaticHtml name="gate">
    <AgeGate
      wordmark={brand.wordmark}
      brandName={brand.name}
      demand={demand}
      enterAction={ENTRANCES[demand]}
      leaveHref={settings().LEAVE_URL}
    />
  </StaticHtml>
)
