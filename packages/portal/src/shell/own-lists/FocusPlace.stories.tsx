import { Button } from '@inzrt/ui/button/Button.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { FocusPlace, type FocusPlaceProps } from './FocusPlace.client.tsx'

const SEARCHES = ['Kola', 'Sekačky', 'Knihy']

const Searches = (props: FocusPlaceProps) => {
  const [searches, setSearches] = useState(SEARCHES)

  return (
    <FocusPlace {...props}>
      <ul>
        {searches.map((search) => (
          <li key={search}>
            {search}{' '}
            <Button onClick={() => setSearches(searches.filter((one) => one !== search))}>
              Smazat {search}
            </Button>
          </li>
        ))}
      </ul>
    </FocusPlace>
  )
}

const meta = {
  title: 'Portál/FocusPlace',
  component: FocusPlace,
  args: { label: 'Uložená hledání', children: null },
  render: (args) => <Searches {...args} />,
} satisfies Meta<typeof FocusPlace>
export default meta
type Story = StoryObj<typeof meta>

export const RowGone: Story = {
  name: 'po smazání řádku pokračuje klávesnice v seznamu',
  play: async ({ canvas, userEvent }) => {
    const place = canvas.getByRole('group', { name: 'Uložená hledání' })
    canvas.getByRole('button', { name: 'Smazat Sekačky' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(place))
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Smazat Kola' })).toHaveFocus()
  },
}
