import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { IntakeReading } from './IntakeReading.tsx'

const meta = {
  title: 'Správa/IntakeReading',
  component: IntakeReading,
  args: {
    rows: [
      { label: 'Druh a rubrika', text: 'Nabídka, Kola' },
      { label: 'Nadpis', text: 'Prodám dětské kolo' },
      { label: 'Text', text: 'Zachovalé, 20 palců, nové pláště.' },
      { label: 'Kontakt', text: 'Jana, +420 777 123 456' },
    ],
    isSending: false,
    onAgreed: fn(),
    onChange: fn(),
  },
} satisfies Meta<typeof IntakeReading>
export default meta
type Story = StoryObj<typeof meta>

export const Reading: Story = {
  name: 'N018 inzerát se přečte zákazníkovi, potom odejde SMS',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Souhlasí, poslat SMS' }))
    await expect(args.onAgreed).toHaveBeenCalledOnce()
  },
}
