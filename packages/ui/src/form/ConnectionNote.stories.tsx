import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ConnectionNote } from './ConnectionNote.client.tsx'

/** What the browser of a story says of its connection; answers how to let it speak for itself again. */
const pretend = (isOnline: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline })
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))

  return () => {
    Reflect.deleteProperty(navigator, 'onLine')
    dispatchEvent(new Event('online'))
  }
}

const meta = {
  title: 'Formuláře/ConnectionNote',
  component: ConnectionNote,
  args: { form: { isSending: false, isRefused: true } },
  beforeEach: () => pretend(false),
} satisfies Meta<typeof ConnectionNote>
export default meta
type Story = StoryObj<typeof meta>

export const Lost: Story = {
  name: 'P061 bez připojení se neodeslalo nic a nic se neztratilo',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Neodesláno.*Nic se neztratilo/)
  },
}

export const Back: Story = {
  name: 'P061 připojení je zpátky, odeslat jde znovu',
  play: async ({ canvas }) => {
    pretend(true)
    await expect(
      await canvas.findByText('Připojení je zpátky, můžete odeslat znovu.'),
    ).toBeVisible()
  },
}

export const NotSentYet: Story = {
  name: 'P061 kdo nic nevyplnil, není o připojení poučován',
  args: { form: { isSending: false, isRefused: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

export const Gone: Story = {
  name: 'P061 kdo píše, dozví se o ztraceném připojení hned a\u00a0že je to uložené',
  args: { form: { isSending: false, isRefused: false, isUnsent: true, isKept: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Pište dál.*je uložené/)
    pretend(true)
    await expect(await canvas.findByText(/Nic se zatím neodeslalo/)).toBeVisible()
  },
}

export const GoneUnkept: Story = {
  name: 'P061 co nikde uložené není, tu zůstane, dokud je stránka otevřená',
  args: { form: { isSending: false, isRefused: false, isUnsent: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/nechte stránku otevřenou/)
  },
}
