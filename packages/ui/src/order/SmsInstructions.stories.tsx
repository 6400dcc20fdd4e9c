import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleBrand } from '../testing/sampleBrand.ts'
import { SmsInstructions } from './SmsInstructions.tsx'

const highlighting = {
  label: 'Zvýraznění na 7 dní – 33 Kč',
  textToSend: 'IN K7F2Q9XA',
  destinationNumber: '9033333',
}
const topping = {
  label: 'Topování na 7 dní – 79 Kč',
  textToSend: 'IN M4D8R2TZ',
  destinationNumber: '9033379',
}

const meta = {
  title: 'Objednávka/SmsInstructions',
  component: SmsInstructions,
  args: {
    entries: [highlighting],
    note: 'Cena SMS je 33 Kč včetně DPH.',
    complaintEmail: '',
  },
  render: (args, { globals }) => (
    <SmsInstructions {...args} complaintEmail={sampleBrand(globals.look).email} />
  ),
} satisfies Meta<typeof SmsInstructions>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  name: 'R088 R148 R179 text, číslo, odkaz do telefonu, cena a reklamace',
  play: async ({ canvas, globals, userEvent }) => {
    await expect(canvas.getByText('Zvýraznění na 7 dní – 33 Kč')).toBeVisible()
    await expect(canvas.getByText('IN K7F2Q9XA')).toBeVisible()
    await expect(canvas.getByText('9033333')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /jako SMS/ })).toHaveAttribute(
      'href',
      'sms:9033333?body=IN%20K7F2Q9XA',
    )
    await expect(canvas.getByRole('link', { name: sampleBrand(globals.look).email })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Kopírovat text zprávy/ }))
    await expect(await canvas.findByText(/Zkopírováno|Nejde, označte text/)).toBeVisible()
  },
}

export const Two: Story = {
  name: 'R179 dvě služby jsou dvě zprávy; první už dorazila',
  args: { entries: [{ ...highlighting, isReceived: true }, topping] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByText('Zpráva dorazila')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /jako SMS/ })).toHaveAttribute(
      'href',
      'sms:9033379?body=IN%20M4D8R2TZ',
    )
    await expect(canvas.getAllByRole('button', { name: /^Kopírovat/ })).toHaveLength(4)
  },
}
