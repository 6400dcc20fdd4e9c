import { SETTINGS_PARTS } from '@inzrt/contracts/account/settingsParts'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { accountHref } from '../shell/session/accountState.ts'

/** Leads staff, whom the desk is closed to, to where it is opened. */
export const SecondFactorFirst = () => (
  <EmptyState title="Nejdřív si zapněte přihlášení ve dvou krocích" isLive>
    <p>
      Správa ukazuje osobní údaje lidí, a proto se do ní heslem samotným nechodí. Nastavení zabere
      dvě minuty a{'\u00a0'}stačí na něj telefon.
    </p>
    <p>
      <a href={`${accountHref({ tab: 'nastaveni' })}#${SETTINGS_PARTS.secondFactor}`}>
        Zapnout v{'\u00a0'}nastavení účtu
      </a>
    </p>
  </EmptyState>
)
