import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../button/Button.tsx'
import { DataTable } from './DataTable.tsx'

const meta = {
  title: 'Správa/DataTable',
  component: DataTable,
  args: {
    caption: 'Záznam o práci',
    head: ['Kdy', 'Kdo', 'Co', 'S čím', 'Podrobnosti'],
    rows: [
      {
        id: 1,
        cells: ['22. 11. 2026', 'moderator', 'opakované', 'hlášení', 'Nezaznamenali jsme'],
      },
    ],
  },
} satisfies Meta<typeof DataTable>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Bez řádků stojí věta místo hlavičky',
  args: { rows: [], none: 'Zatím nehlídáme žádné slovo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Zatím nehlídáme žádné slovo')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const Narrow: Story = {
  name: 'R249 P041 na telefonu je řádek záznamem: nic se neláme ve slově a tlačítko je vidět',
  args: {
    head: ['Kdy', 'Kdo', 'Co', 'S\u00a0čím', 'Podrobnosti', 'Akce'],
    rows: [
      {
        id: 1,
        cells: [
          ...['22. 11. 2026', 'moderator', 'opakované', 'hlášení', 'Nezaznamenali jsme'],
          <Button key="undo">Vrátit zpět</Button>,
        ],
      },
    ],
  },
  decorators: (Story) => (
    <div style={{ inlineSize: '20rem' }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const [when] = canvas.getByRole('rowheader').childNodes
    const year = document.createRange()
    if (when) year.setStart(when, '22. 11. '.length)
    if (when) year.setEnd(when, '22. 11. 2026'.length)
    await expect(year.getClientRects()).toHaveLength(1)
    const { clientWidth, scrollWidth } = canvas.getByRole('region')
    await expect(scrollWidth).toBe(clientWidth)
  },
}
