import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BulkBar } from './BulkBar.tsx'

const renew = fn()

const meta = {
  title: 'Účet/BulkBar',
  component: BulkBar,
  args: {
    selected: 0,
    total: 3,
    isBusy: false,
    onSelectAll: fn(),
    actions: [
      { label: 'Prodloužit', onRun: renew },
      { label: 'Pozastavit', onRun: fn() },
      { label: 'Smazat', onRun: fn() },
    ],
  },
} satisfies Meta<typeof BulkBar>
export default meta
type Story = StoryObj<typeof meta>

export const Nothing: Story = {
  name: 'P058 dokud není nic vybráno, není co dělat',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.click(canvas.getByLabelText('Vybrat všechny'))
    await expect(args.onSelectAll).toHaveBeenCalledWith(true)
  },
}

export const Three: Story = {
  name: 'P058 tři vybrané inzeráty se prodlouží naráz',
  args: { selected: 3 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Vybráno: 3 inzeráty')).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Prodloužit' }))
    await expect(renew).toHaveBeenCalledOnce()
  },
}

export const Busy: Story = { name: 'Právě se provádí', args: { selected: 2, isBusy: true } }
