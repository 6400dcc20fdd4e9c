import { nonBreaking } from '@inzrt/domain/text'
import type { Brand } from '../../shell/brand/Brand.ts'
import { FormPage } from '../../site/FormPage.tsx'
import { NoticeSlot } from './NoticeSlot.client.tsx'

/** Where illegal content is notified, by anybody. */
export const NoticePage = ({ brand }: { brand: Brand }) => (
  <FormPage brand={brand} crumb="Oznámení protiprávního obsahu" drawing="letter">
    <h1>Oznámení protiprávního obsahu</h1>
    <p>
      {nonBreaking(
        'Porušuje některý inzerát zákon? Napište nám. Oznámení přečte člověk, přijetí potvrdíme e-mailem a pak vám napíšeme, jak jsme rozhodli a proč.',
      )}{' '}
      <a href="/pruhlednost">Jak oznámení vyřizujeme</a>
    </p>
    <NoticeSlot />
  </FormPage>
)
