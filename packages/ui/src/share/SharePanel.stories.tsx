import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SharePanel } from './SharePanel.tsx'

const meta = {
  title: 'Detail/SharePanel',
  component: SharePanel,
  args: {
    url: 'https://www.inzrt.cz/kola?place=Brno&radius=20',
    qrSrc: '/demo/bike-2.svg',
  },
} satisfies Meta<typeof SharePanel>
export default meta
type Story = StoryObj<typeof meta>

export const Opened: Story = {
  name: 'V005 odkaz, kopie, list systému a QR kód',
  args: { onCopy: fn(), onShare: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Sdílet'))
    await expect(canvas.getByRole('textbox', { name: 'Odkaz' })).toHaveValue(args.url)
    await expect(canvas.getByRole('img', { name: /^QR kód/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Kopírovat odkaz' }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Poslat dál…' }))
    await expect(args.onShare).toHaveBeenCalledOnce()
  },
}

export const Scriptless: Story = {
  name: 'V005 bez skriptů',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Sdílet'))
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
