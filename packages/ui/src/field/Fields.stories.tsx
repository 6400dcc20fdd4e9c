import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CheckboxField } from './CheckboxField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { PasswordField } from './PasswordField.client.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { SelectField } from './SelectField.tsx'
import { TextAreaField } from './TextAreaField.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Formuláře/Pole',
  component: TextField,
  args: { name: 'nadpis', label: 'Nadpis' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {
  name: 'Jeden řádek',
  args: { hint: 'Nejvýš 75 znaků.', defaultValue: 'Dámské kolo Favorit' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Nadpis')).toHaveAccessibleDescription(
      'Nejvýš 75\u00a0znaků.',
    )
  },
}

export const Required: Story = { name: 'Povinné', args: { required: true } }

export const WithError: Story = {
  name: 'S chybou',
  args: {
    name: 'email',
    label: 'E-mail',
    type: 'email',
    defaultValue: 'jana@posta',
    error: 'E-mailu chybí konec, třeba „.cz“.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('E-mail')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('E-\u2060mailu chybí konec, třeba „.cz“.')
  },
}

export const Disabled: Story = { name: 'Zamčené', args: { disabled: true, defaultValue: '123' } }

export const Password: Story = {
  name: 'R234 heslo, které si lze ukázat',
  render: () => (
    <PasswordField
      name="heslo"
      label="Heslo"
      autoComplete="current-password"
      defaultValue="modré kolo"
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Heslo')
    const toggle = canvas.getByRole('button', { name: 'Ukázat heslo' })
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(toggle)
    await expect(field).toHaveAttribute('type', 'text')
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Area: Story = {
  name: 'Víc řádků',
  render: () => <TextAreaField name="obsah" label="Text inzerátu" hint="Pište, jak mluvíte." />,
}

export const Select: Story = {
  name: 'Výběr',
  render: () => (
    <SelectField
      name="kraj"
      label="Kraj"
      options={[
        { value: '', label: 'Celá ČR' },
        { value: '116', label: 'Jihomoravský' },
      ]}
    />
  ),
}

export const Checkbox: Story = {
  name: 'Zaškrtnutí',
  render: () => <CheckboxField name="photo" label="jen s fotkou" count="287" defaultChecked />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.click(canvas.getByText('jen s fotkou'))
    await expect(box).not.toBeChecked()
  },
}

export const Radios: Story = {
  name: 'Jedna z možností',
  render: () => (
    <RadioGroup
      name="platba"
      label="Jak zaplatíte"
      defaultValue="karta"
      hint="Kartou je to levnější."
      options={[
        { value: 'karta', label: 'karta' },
        { value: 'sms', label: 'SMS' },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('SMS'))
    await expect(canvas.getByLabelText('karta')).not.toBeChecked()
  },
}

export const Summary: Story = {
  name: 'Souhrn chyb vede do polí',
  render: () => (
    <>
      <ErrorSummary
        title="Ještě dvě věci"
        errors={[
          { fieldId: 'email', text: 'E-mailu chybí konec.' },
          { fieldId: 'telefon', text: 'Telefon, nebo email je nutno zaškrtnout.' },
        ]}
      />
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
