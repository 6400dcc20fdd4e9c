import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx'

const Controlled = (props: SearchBoxProps) => {
  const [value, setValue] = useState('')

  return (
    <SearchBox
      {...props}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      onClear={() => setValue('')}
    />
  )
}

const meta = {
  title: 'Hledání/SearchBox',
  component: SearchBox,
  args: { id: 'hledat' },
} satisfies Meta<typeof SearchBox>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'R075 prázdné pole',
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('Napište, co hledáte...')).toBeVisible()
    await expect(canvas.getByRole('search')).toHaveAttribute('action', '/search')
  },
}

export const Clearing: Story = {
  name: 'R076 křížek maže, lupa se vrací',
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Hledat' })
    await expect(canvas.getByRole('button', { name: 'Hledat' })).toBeVisible()
    await userEvent.type(field, 'kolo')
    await expect(canvas.queryByRole('button', { name: 'Hledat' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Smazat hledaný text' }))
    await expect(field).toHaveValue('')
    await expect(canvas.getByRole('button', { name: 'Hledat' })).toBeVisible()
  },
}

export const Hero: Story = { name: 'Velké, na titulní straně', args: { size: 'hero' } }
