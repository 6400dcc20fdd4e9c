import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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
  name: 'V005 odkaz a QR kód; tlačítka přijdou se skriptem',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Sdílet'))
    await expect(canvas.getByRole('textbox', { name: 'Odkaz' })).toHaveValue(args.url)
    await expect(canvas.getByRole('img', { name: /^QR kód/ })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
