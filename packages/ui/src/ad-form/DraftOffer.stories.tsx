import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DraftOffer } from './DraftOffer.tsx'

const meta = {
  title: 'Vložení inzerátu/DraftOffer',
  component: DraftOffer,
  args: {
    heading: 'Dámské kolo Favorit po repasi',
    needsPassword: true,
    onRestore: fn(),
    onForget: fn(),
  },
} satisfies Meta<typeof DraftOffer>
export default meta
type Story = StoryObj<typeof meta>

export const Offered: Story = {
  name: 'P019 rozepsaný inzerát se obnoví, nebo se začne znovu',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Znovu zadáte jen heslo/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Obnovit rozepsaný inzerát' }))
    await expect(args.onRestore).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Začít znovu' }))
    await expect(args.onForget).toHaveBeenCalledOnce()
  },
}

export const Untitled: Story = {
  name: 'Rozepsaný bez nadpisu, s účtem bez hesla',
  args: { heading: '', needsPassword: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/heslo/)).toBeNull()
    await expect(canvas.getByText('Zatím bez nadpisu')).toBeVisible()
  },
}

export const Long: Story = {
  name: 'Dlouhý nadpis bez mezer',
  args: { heading: 'Nejneobhospodařovávatelnějšími'.repeat(3) },
}
