import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { formState } from '../../testing/formState.ts'
import { BrowserRecords } from './BrowserRecords.tsx'
import { DeleteAccountDialog } from './DeleteAccountDialog.client.tsx'
import { SessionRow } from './SessionRow.tsx'

const session = {
  device: 'Firefox, Windows',
  isCurrent: false,
  lastUsed: 'naposledy před 2 hodinami',
  started: 'přihlášeno 5. 3. 2026 7:05',
  onEnd: fn(),
}

const meta = {
  title: 'Účet/Bezpečnost',
  component: SessionRow,
  args: session,
} satisfies Meta<typeof SessionRow>
export default meta
type Story = StoryObj<typeof meta>

export const Sessions: Story = {
  name: 'P036 přihlášená zařízení',
  render: (args) => (
    <ul>
      <SessionRow {...args} device="Chrome, Android" isCurrent />
      <SessionRow {...args} />
      <SessionRow {...args} device="Safari, iPhone" isEnding />
    </ul>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('právě tady')).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: /Firefox/ }))
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}

const close = fn()

export const Deletion: Story = {
  name: 'P045 zrušení účtu, co s ním zmizí a heslo',
  render: () => (
    <DeleteAccountDialog
      isOpen
      onClose={close}
      form={formState({ password: '' }, { errors: { password: 'Heslo není správné.' } })}
    />
  ),
  play: async ({ userEvent }) => {
    const dialog = screen.getByRole('dialog', { name: 'Opravdu zrušit účet?' })
    await expect(dialog).toHaveTextContent('nepůjdou obnovit')
    await expect(screen.getByLabelText('Současné heslo')).toBeInvalid()
    await userEvent.click(screen.getByRole('button', { name: 'Ponechat účet' }))
    await expect(close).toHaveBeenCalledOnce()
  },
}

export const Deleting: Story = {
  name: 'P045 účet se ruší',
  render: () => (
    <DeleteAccountDialog
      isOpen
      onClose={close}
      form={formState({ password: 'heslo' }, { isSending: true })}
    />
  ),
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Ruším účet…' })).toBeDisabled()
  },
}

export const Browser: Story = {
  name: 'N024 co je v tomto prohlížeči',
  render: () => (
    <BrowserRecords
      title="Cookies"
      records={[
        {
          name: '__Host-session',
          purpose: 'Drží vás přihlášené. Obsah je zašifrovaný a stránka ho nepřečte.',
          lifetime: 'do 5. 12. 2026 7:05',
        },
        { name: 'signed-in', purpose: 'Říká stránce, že jste přihlášeni.', lifetime: '14 dní' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const CleanBrowser: Story = {
  name: 'N024 v prohlížeči nic není',
  render: () => <BrowserRecords title="Cookies" records={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nic tu není.')).toBeVisible()
  },
}
