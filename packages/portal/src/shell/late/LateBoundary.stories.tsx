import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { closeToasts, toastStore } from '../stores/toastStore.ts'
import { Late } from './Late.client.tsx'
import { LateBoundary } from './LateBoundary.client.tsx'
import { latePart } from './latePart.tsx'

const unloaded = () => Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })

/** A part that comes only when it is asked for the second time. */
const secondTime = () =>
  latePart(
    fn()
      .mockRejectedValueOnce(unloaded())
      .mockResolvedValue({ default: () => <p>Část je tu</p> }),
  )

const meta = {
  title: 'Portál/LateBoundary',
  component: LateBoundary,
  args: { children: null, onMissing: fn() },
  beforeEach: closeToasts,
} satisfies Meta<typeof LateBoundary>
export default meta
type Story = StoryObj<typeof meta>

export const Window: Story = {
  name: 'V022 okno, které se nenačetlo, to řekne a stránka zůstane',
  render: (args, { loaded: { Part } }) => (
    <>
      <input aria-label="rozepsané" defaultValue="Dobrý den" />
      <LateBoundary {...args}>
        <Part />
      </LateBoundary>
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
  render: (_args, { loaded: { Part } }) => (
    <Late>
      <Part />
    </Late>
  ),
  loaders: [() => ({ Part: secondTime() })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Zkusit znovu' }))
    await expect(await canvas.findByText('Část je tu')).toBeVisible()
  },
}
