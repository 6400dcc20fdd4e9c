import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { formState } from '../testing/formState.ts'
import { SecondStepForm, type SecondStepFormProps } from './SecondStepForm.tsx'

const meta = {
  title: 'Přihlášení/SecondStepForm',
  component: SecondStepForm,
  args: {
    form: formState({ code: '' }),
    id: 'druhy-krok',
    way: 'app',
    onOtherWay: fn() as SecondStepFormProps['onOtherWay'],
    onStartOver: fn(),
  },
} satisfies Meta<typeof SecondStepForm>
export default meta
type Story = StoryObj<typeof meta>

export const App: Story = {
  name: 'V026 kód z aplikace a cesta k záložnímu',
  play: async ({ args, canvas, userEvent }) => {
    const code = canvas.getByLabelText('kód z aplikace')
    await expect(code).toHaveFocus()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(code, '1')
    await expect(args.form.change).toHaveBeenLastCalledWith({ code: '1' })
    await userEvent.click(canvas.getByRole('button', { name: 'Použít záložní kód' }))
    await expect(args.onOtherWay).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Začít znovu' }))
    await expect(args.onStartOver).toHaveBeenCalledOnce()
  },
}

export const Passkey: Story = {
  name: 'V026 přístupový klíč stojí nad kódem',
  args: { onPasskey: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Přihlásit se přístupovým klíčem' }))
    await expect(args.onPasskey).toHaveBeenCalledOnce()
  },
}

export const Recovery: Story = {
  name: 'V026 záložní kód se píše písmeny',
  args: { way: 'recovery' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('záložní kód')).not.toHaveAttribute('inputmode')
    await expect(canvas.getByRole('button', { name: /aplikace/ })).toBeVisible()
  },
}

export const Wrong: Story = {
  name: 'V026 špatný kód je vysvětlen pod polem',
  args: {
    form: formState(
      { code: '123456' },
      { isRefused: true, errors: { code: 'Kód není správný, nebo už byl jednou použitý.' } },
    ),
    onOtherWay: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('kód z aplikace')).toHaveAccessibleDescription(
      /už byl jednou použitý/,
    )
    await expect(canvas.queryByRole('button', { name: 'Použít záložní kód' })).toBeNull()
  },
}

export const Sending: Story = {
  name: 'V026 přihlašuje se: pole je zamčené',
  args: { form: formState({ code: '123456' }, { isSending: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Přihlašuji' })).toBeVisible()
    await expect(canvas.getByLabelText('kód z aplikace')).toBeDisabled()
  },
}
