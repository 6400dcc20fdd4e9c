import { Button } from '@inzrt/ui/button/Button.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { FocusPlace } from './FocusPlace.client.tsx'

const SEARCHES = ['Kola', 'Sekačky', 'Knihy']

const Sample = () => {
  const [searches, setSearches] = useState(SEARCHES)

  return (
    <FocusPlace label="Uložená hledání">
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

const meta = { title: 'Portál/FocusPlace', component: Sample } satisfies Meta<typeof Sample>
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
