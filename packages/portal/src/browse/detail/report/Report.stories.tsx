import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { storeSlug } from '../../../shell/stores/slugStore.ts'
import { Report } from './Report.client.tsx'

const meta = {
  title: 'Portál/Report',
  component: Report,
  beforeEach: () =>
    storeSlug({
      slugType: 'inzrt',
      slug: 'prodam-detske-kolo-13d2',
      heading: 'Prodám dětské kolo',
      content: 'Zachovalé, 20 palců, nové pláště.',
    }),
} satisfies Meta<typeof Report>
export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
  name: 'R089 R142 okno ukáže, který inzerát se hlásí',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nahlásit špatnou rubriku' }))
    const dialog = await screen.findByRole('dialog', { name: 'Nahlásit špatnou rubriku' })
    await expect(dialog).toHaveTextContent('Prodám dětské kolo')
    await userEvent.click(screen.getByRole('button', { name: 'Zrušit' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
