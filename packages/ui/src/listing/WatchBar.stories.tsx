import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { BellIcon } from '../icon/BellIcon.tsx'
import { WatchBar } from './WatchBar.tsx'

const meta = {
  title: 'Seznam/WatchBar',
  component: WatchBar,
  args: {
    href: '/hlidani?term=kolo',
    children: <Button icon={<BellIcon />}>Uložit hledání</Button>,
  },
} satisfies Meta<typeof WatchBar>
export default meta
type Story = StoryObj<typeof meta>

const forgetLogin = () => {
  delete document.documentElement.dataset.signedIn
}

export const Guest: Story = {
  name: 'V008 bez účtu vede odkaz k hlídání',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Hlídat bez účtu' })).toHaveAttribute(
      'href',
      '/hlidani?term=kolo',
    )
  },
}

export const Member: Story = {
  name: 'V008 přihlášenému stačí uložit',
  beforeEach: () => {
    document.documentElement.dataset.signedIn = ''

    return forgetLogin
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hlídat bez účtu')).not.toBeVisible()
  },
}
