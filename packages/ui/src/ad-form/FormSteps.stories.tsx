import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FormSteps } from './FormSteps.tsx'

const meta = {
  title: 'Vložení inzerátu/FormSteps',
  component: FormSteps,
  args: {
    steps: [
      { id: 'rubrika', label: 'Rubrika', note: 'hotovo', isDone: true },
      { id: 'text', label: 'Text a cena', note: 'chybí nadpis, cena, lokalita', isDone: false },
      { id: 'fotky', label: 'Fotky', note: 'zatím žádné', isDone: false },
      { id: 'kontakt', label: 'Kontakt a\u00a0odeslání', note: 'chybí e-mail', isDone: false },
    ],
    current: 'text',
    onGo: fn(),
  },
} satisfies Meta<typeof FormSteps>
export default meta
type Story = StoryObj<typeof meta>

export const Second: Story = {
  name: 'Druhý krok ze čtyř, do každého se dá jít',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /Text a cena/ })).toHaveAttribute(
      'aria-current',
      'step',
    )
    await userEvent.click(canvas.getByRole('button', { name: /Kontakt a.odeslání/ }))
    await expect(args.onGo).toHaveBeenLastCalledWith('kontakt')
  },
}

export const Narrow: Story = {
  name: 'Úzký displej: co chybí, říká už jen čtečka',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: /Text a cena chybí nadpis, cena, lokalita/ }),
    ).toBeVisible()
  },
}

export const Done: Story = {
  name: 'Všechno hotovo',
  args: {
    steps: meta.args.steps.map((step) => ({ ...step, note: 'hotovo', isDone: true })),
    current: 'kontakt',
  },
}
