import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Dialog } from '../dialog/Dialog.client.tsx'
import { Dateline } from '../layout/header/Dateline.tsx'
import { SampleHeader, SampleNav, sampleDateline } from '../testing/samplePage.tsx'
import { ToastRegion } from './ToastRegion.client.tsx'

const GOOD = { id: '1', kind: 'good', text: 'Přihlášení proběhlo úspěšně.' } as const
const BAD = { id: '2', kind: 'bad', text: 'Uživatelské jméno nebo heslo není správně.' } as const

const meta = {
  title: 'Okna/ToastRegion',
  component: ToastRegion,
  // It lies over the page, and would over a page of docs.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { toasts: [GOOD, BAD], onDismiss: fn(), duration: 600_000 },
} satisfies Meta<typeof ToastRegion>
export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {
  name: 'R274 vpravo nahoře, dobrá i špatná zpráva',
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('region', { name: 'Zprávy' }).getBoundingClientRect()
    await expect(box.top).toBeLessThan(40)
    await expect(window.innerWidth - box.right).toBeLessThan(40)
    await expect(canvas.getByRole('status')).toHaveTextContent(GOOD.text)
    await expect(canvas.getByRole('alert')).toHaveTextContent(BAD.text)
    await userEvent.click(canvas.getAllByRole('button', { name: 'Zavřít' })[0] as HTMLElement)
    await expect(args.onDismiss).toHaveBeenCalledWith('1')
  },
}

export const BelowHeader: Story = {
  name: 'R274 pod hlavičkou, ať nezakrývá její tlačítka',
  render: (args, { globals }) => (
    <>
      <div data-head>
        <SampleHeader look={globals.look} />
      </div>
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const action = canvas.getByRole('link', { name: 'Vložit inzerát' }).getBoundingClientRect()
    const box = canvas.getByRole('region', { name: 'Zprávy' }).getBoundingClientRect()
    await expect(box.top).toBeGreaterThan(action.bottom)
  },
}

export const OnPhone: Story = {
  name: 'R274 na telefonu pod tlačítky hlavičky, ať nezakrývá, co se čte',
  args: { toasts: [GOOD] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args, { globals }) => (
    <>
      <div data-head>
        <Dateline {...sampleDateline} />
        <SampleHeader look={globals.look} />
        <SampleNav look={globals.look} />
      </div>
      <h1>Inzerát jsme přijali</h1>
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const action = canvas.getByRole('link', { name: 'Vložit inzerát' }).getBoundingClientRect()
    const read = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    const message = canvas.getByRole('status').getBoundingClientRect()
    await expect(message.top).toBeGreaterThan(action.bottom)
    await expect(message.bottom).toBeLessThan(read.top)
  },
}

export const Leaving: Story = {
  name: 'R305 po čase zmizí sama',
  args: { toasts: [GOOD], duration: 50 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('1'))
  },
}

export const Pausing: Story = {
  name: 'R305 pod myší čeká, druhá mezitím zmizí',
  tags: ['one-look'],
  // Long enough to get the mouse there on a busy machine.
  args: { duration: 2000 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText(GOOD.text))
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('2'))
    await expect(args.onDismiss).not.toHaveBeenCalledWith('1')
    await userEvent.unhover(canvas.getByText(GOOD.text))
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('1'))
  },
}

export const OverWindow: Story = {
  name: 'R274 nad otevřeným oknem: patří do něj, ať ji čtečka řekne',
  args: { toasts: [BAD] },
  render: (args) => (
    <>
      <Dialog isOpen title="Přihlášení" onClose={fn()}>
        <p>Formulář</p>
      </Dialog>
      <ToastRegion {...args} />
    </>
  ),
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: 'Přihlášení' })
    await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent(BAD.text))
  },
}

export const OverFields: Story = {
  name: 'R274 okno bez místa nad sebou: zpráva stojí v něm a nezakrývá jeho pole',
  args: { toasts: [BAD] },
  render: (args) => (
    <>
      <Dialog isOpen size="full" title="Přihlášení" onClose={fn()}>
        <label>
          heslo
          <input />
        </label>
        <div style={{ blockSize: '200vh' }} />
      </Dialog>
      <ToastRegion {...args} />
    </>
  ),
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: 'Přihlášení' })
    const message = await within(dialog).findByRole('alert')
    const field = screen.getByLabelText('heslo').getBoundingClientRect()
    await waitFor(() => expect(message.getBoundingClientRect().bottom).toBeLessThan(field.top))
  },
}
