'use client'

import { FeedColumns } from '@inzrt/ui/account/feeds/FeedColumns.tsx'
import { SettingsSection } from '@inzrt/ui/account/settings/SettingsSection.tsx'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { saveFile } from '../../shell/files/saveFile.ts'
import type { AccountTabProps } from '../AccountTabProps.ts'
import { feedColumnTexts } from './feedColumnTexts.ts'
import { sampleFile } from './feedFiles.ts'

/** What a file of ads looks like. */
export const FeedGuide = ({ brand }: Pick<AccountTabProps, 'brand'>) => (
  <SettingsSection
    id="sloupce"
    title="Jak má soubor vypadat"
    lead="První řádek jmenuje sloupce, každý další je jeden inzerát. Na pořadí sloupců nezáleží."
  >
    <FeedColumns columns={feedColumnTexts(brand)} />
    <p>
      Oddělovačem je středník, čárka, nebo tabulátor. Sloupec, který v{'\u00a0'}souboru není, nechá
      u{'\u00a0'}hotových inzerátů všechno, jak je: ke zdražení stačí Vlastní číslo a{'\u00a0'}Cena.
    </p>
    <p>
      V{'\u00a0'}XML je každý inzerát prvek se stejnými údaji, jak je znají srovnávače zboží:
      ITEM_ID, PRODUCTNAME, DESCRIPTION, PRICE_VAT, CATEGORYTEXT, IMGURL a{'\u00a0'}PARAM, navíc
      MISTO a{'\u00a0'}DRUH_INZERATU.
    </p>
    <p>
      <Button onClick={() => saveFile(sampleFile(brand), 'vzor-inzeraty.csv')}>
        Stáhnout vzor
      </Button>
    </p>
  </SettingsSection>
)
