import type { Meta, StoryObj } from '@storybook/react-vite'
import { SortSelect } from '../listing/SortSelect.tsx'
import { ViewSwitch } from './ViewSwitch.tsx'

const meta = {
  title: 'Seznam/ViewSwitch',
  component: ViewSwitch,
  args: { listHref: '#seznam', mapHref: '#mapa', current: 'list', sort: <SortSelect /> },
} satisfies Meta<typeof ViewSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = { name: 'Seznam' }
export const WithMap: Story = { name: 'Mapa', args: { current: 'map' } }
