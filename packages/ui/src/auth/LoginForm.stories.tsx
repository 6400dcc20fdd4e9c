import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { Dialog } from '../dialog/Dialog.client.tsx'
import { formState } from '../testing/formState.ts'
import { LoginForm } from './LoginForm.client.tsx'

const EMPTY = { nickname: '', password: '' }
const FILLED = { nickname: 'jana_k', password: 'modré kolo jede' }

const meta = {
  title: 'Přihlášení/LoginForm',
  component: LoginForm,
  args: { form: formState(EMPTY), id: 'prihlaseni', onLostPassword: fn() },
} satisfies Meta<typeof LoginForm>
export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {
  name: 'R094 R095 R096 jméno, heslo a dvě cesty jinam',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('uživatelské jméno (přezdívka)'), 'j')
    await expect(args.form.change).toHaveBeenLastCalledWith({ nickname: 'j' })
    await expect(canvas.getByLabelText('heslo')).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('link', { name: 'Nová registrace' })).toHaveAttribute(
      'href',
      '/registrace',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Zapomenuté heslo' }))
    await expect(args.onLostPassword).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Přihlásit se' }))
    await expect(args.form.submit).toHaveBeenCalledOnce()
  },
}

export const Sending: Story = {
  name: 'R199 přihlašuje se: pole zamčená, proužek běží',
  args: { form: formState(FILLED, { isSending: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Přihlašuji' })).toBeVisible()
    await expect(canvas.getByLabelText('uživatelské jméno (přezdívka)')).toBeDisabled()
    await expect(canvas.getByLabelText('heslo')).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Přihlásit se' })).toBeDisabled()
  },
}

export const Refused: Story = {
  name: 'R201 odmítnuto: jméno zůstalo, heslo je prázdné',
  args: { form: formState({ ...EMPTY, nickname: 'jana_k' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('uživatelské jméno (přezdívka)')).toHaveValue('jana_k')
    await expect(canvas.getByLabelText('heslo')).toHaveValue('')
  },
}

export const Missing: Story = {
  name: 'R230 R231 prázdná pole',
  args: {
    form: formState(EMPTY, {
      isRefused: true,
      errors: {
        nickname: 'Pole „uživatelské jméno (přezdívka)“ je povinné.',
        password: 'Pole „heslo“ je povinné.',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByLabelText('uživatelské jméno (přezdívka)'),
    ).toHaveAccessibleDescription(/^Stačí i\se-\u2060mail/)
    await expect(canvas.getByLabelText('heslo')).toHaveAccessibleDescription(
      'Pole „heslo“ je povinné.',
    )
    await expect(canvas.getByLabelText('heslo')).toBeInvalid()
  },
}

export const InWindow: Story = {
  parameters: { docs: { story: { inline: false, height: '700px' } } },
  name: 'R080 R085 v okně, kurzor v prvním poli',
  args: { isInWindow: true },
  render: (args) => (
    <Dialog isOpen hasMascot title="Přihlášení" onClose={fn()}>
      <LoginForm {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    const dialog = screen.getByRole('dialog', { name: 'Přihlášení' })
    await expect(screen.getByLabelText('uživatelské jméno (přezdívka)')).toHaveFocus()
    for (let step = 0; step < 12; step += 1) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
  },
}

export const SessionEnded: Story = {
  parameters: { docs: { story: { inline: false, height: '700px' } } },
  name: 'V013 přihlášení skončilo uprostřed formuláře',
  args: {
    isInWindow: true,
    form: formState({ ...EMPTY, nickname: 'jana_k' }),
    why: 'Vaše přihlášení skončilo. Přihlaste se prosím znovu a budete pokračovat, kde jste přestali.',
    onAsGuest: fn(),
  },
  render: (args) => (
    <Dialog isOpen hasMascot title="Přihlášení" onClose={fn()}>
      <LoginForm {...args} />
    </Dialog>
  ),
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText(/^Vaše přihlášení skončilo/)).toBeVisible()
    await expect(screen.getByLabelText('heslo')).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Pokračovat bez přihlášení' }))
    await expect(args.onAsGuest).toHaveBeenCalledOnce()
  },
}
