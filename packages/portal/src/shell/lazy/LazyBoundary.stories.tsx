import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { toastStore } from '../stores/toastStore.ts'
import { ClientOnly } from './ClientOnly.client.tsx'
import { LazyBoundary } from './LazyBoundary.client.tsx'
import { lazyPart } from './lazyPart.tsx'

const unloaded = () => Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })

/** A part that comes only when it is asked for the second time. */
const secondTime = () =>
  lazyPart(
    fn()
      .mockRejectedValueOnce(unloaded())
      .mockResolvedValue({ default: () => <p>Část je tu</p> }),
  )

const meta = {
  title: 'Portál/LazyBoundary',
  component: LazyBoundary,
  args: { children: null, onMissing: fn() },
  // React tells of the errors that it hands over.
  parameters: { console: { disable: true } },
} satisfies Meta<typeof LazyBoundary>
export default meta
type Story = StoryObj<typeof meta>

export const Window: Story = {
  name: 'V022 okno, které se nenačetlo, to řekne a stránka zůstane',
  render: (args, { loaded: { Part } }) => (
    <>
      <input aria-label="rozepsané" defaultValue="Dobrý den" />
      <LazyBoundary {...args}>
        <Part />
      </LazyBoundary>
    </>
  ),
  loaders: [() => ({ Part: secondTime() })],
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(toastStore.toasts.map(({ kind }) => kind)).toEqual(['bad']))
    await expect(args.onMissing).toHaveBeenCalledOnce()
    await expect(canvas.getByLabelText('rozepsané')).toHaveValue('Dobrý den')
  },
}

export const Again: Story = {
  name: 'V022 část stránky, která se nenačetla, se načte znovu',
  parameters: { controls: { disable: true } },
  render: (_args, { loaded: { Part } }) => (
    <ClientOnly>
      <Part />
    </ClientOnly>
  ),
  loaders: [() => ({ Part: secondTime() })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Zkusit znovu' }))
    await expect(await canvas.findByText('Část je tu')).toBeVisible()
  },
}
