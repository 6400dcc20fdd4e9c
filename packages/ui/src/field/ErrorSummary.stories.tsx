import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CheckboxField } from './CheckboxField.tsx'
import { ErrorSummary } from './ErrorSummary.client.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Formuláře/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'Ještě dvě věci',
    errors: [
      { fieldId: 'email', text: 'E-mailu chybí konec.' },
      { fieldId: 'telefon', text: 'Telefon, nebo email je nutno zaškrtnout.' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Ordered: Story = {
  name: 'R241 souhrn jde za sebou jako pole formuláře, ať chyby přišly jakkoli',
  args: { errors: meta.args.errors.toReversed() },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <TextField name="email" id="email" label="E-mail" />
      <CheckboxField id="telefon" name="telefon" label="telefon" />
    </>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link')
    await expect(first).toHaveAttribute('href', '#email')
    await expect(second).toHaveAttribute('href', '#telefon')
  },
}

export const Summary: Story = {
  name: 'Souhrn chyb vede do polí',
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <TextField name="email" label="E-mail" />
      <CheckboxField id="telefon" name="telefon" label="telefon" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'E-mailu chybí konec.' })).toHaveAttribute(
      'href',
      '#email',
    )
  },
}
