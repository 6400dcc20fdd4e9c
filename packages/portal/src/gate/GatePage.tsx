import { AgeGate } from '@inzrt/ui/gate/AgeGate.tsx'
import type { Brand } from '../brand/Brand.ts'
import { settings } from '../settings/settings.server.ts'
import { Still } from '../still/Still.tsx'

/** Asks for the visitor's age before anything else; the door serves it and takes the answer. */
export const GatePage = ({ brand }: { brand: Brand }) => (
  <Still name="gate">
    <AgeGate
      wordmark={brand.wordmark}
      brandName={brand.name}
      enterAction="/vekova-brana/vstoupit"
      leaveHref={settings().LEAVE_URL}
    />
  </Still>
)
