import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { formState } from '../testing/formState.ts'
import { DealBox } from './DealBox.tsx'
import { DealButtons } from './DealButtons.tsx'
import { OfferForm } from './OfferForm.tsx'

const offer = formState({ amount: '' })

const onPress = fn()

const meta = {
  title: 'Zprávy/DealBox',
  component: DealBox,
  args: {
    state: 'O\u00a0ceně zatím není nic domluveno.',
    label: undefined,
    hint: undefined,
    isAgreed: false,
    children: null,
  },
  argTypes: {
    label: { control: 'text' },
    state: { control: 'text' },
    hint: { control: 'text' },
    isAgreed: { control: 'boolean' },
    children: { control: false },
  },
} satisfies Meta<typeof DealBox>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  name: 'V010 zájemce nabízí cenu',
  args: {
    children: <OfferForm form={offer} label="Vaše nabídka v&nbsp;Kč" sendLabel="Nabídnout cenu" />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: /^Vaše nabídka/ }))
    await userEvent.keyboard('{Enter}')
    await expect(offer.submit).toHaveBeenCalled()
  },
}

export const Wrong: Story = {
  name: 'V010 nabídka mimo meze je řečená u\u00a0pole',
  args: {
    children: (
      <OfferForm
        form={{
          ...offer,
          errors: { amount: 'Částka v Kč musí být celé číslo od 1 do 99 999 999.' },
        }}
        label="Vaše nabídka v&nbsp;Kč"
        sendLabel="Nabídnout cenu"
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/celé číslo/)
  },
}

export const Offered: Story = {
  name: 'V010 nabídka čeká na odpověď',
  args: {
    state: 'Petr nabízí 1\u00a0200\u00a0Kč',
    hint: 'Odpovědět můžete do 27. 11. 2026 16:05.',
    children: (
      <DealButtons>
        <Button variant="primary" onClick={onPress}>
          Přijmout 1&nbsp;200&nbsp;Kč
        </Button>
        <Button>Nabídnout jinou cenu</Button>
        <Button>Odmítnout</Button>
      </DealButtons>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Petr nabízí')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onPress).toHaveBeenCalled()
  },
}

export const Reserved: Story = {
  name: 'V010 rezervováno do konce lhůty',
  args: {
    state: 'Rezervováno pro: Petr za 1\u00a0200\u00a0Kč',
    hint: 'Rezervace platí do 30. 11. 2026 16:05. Až si věc předáte, potvrďte to tady oba.',
    isAgreed: true,
    children: (
      <DealButtons>
        <Button variant="primary">Předání proběhlo</Button>
        <Button>Zrušit rezervaci</Button>
      </DealButtons>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Domluva' })).toHaveAttribute('data-agreed')
    await expect(canvas.getByRole('button', { name: 'Předání proběhlo' })).toBeEnabled()
  },
}

export const HandedOver: Story = {
  name: 'V010 předáno, nic víc nejde',
  args: {
    state: 'Předáno za 1\u00a0200\u00a0Kč',
    hint: 'Potvrdili jste to oba.',
    isAgreed: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
