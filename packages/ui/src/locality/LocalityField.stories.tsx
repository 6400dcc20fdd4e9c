import type { Locality } from '@inzrt/domain/locality'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { ErrorSummary } from '../field/ErrorSummary.client.tsx'
import { sampleProfile } from '../testing/sampleProfile.ts'
import { LocalityField, type LocalityFieldProps } from './LocalityField.tsx'

/** Keeps what is chosen, as a form would. */
const Kept = (props: LocalityFieldProps) => {
  const [locality, setLocality] = useState<Locality | null>(props.locality)

  return <LocalityField {...props} locality={locality} onChange={setLocality} />
}

const meta = {
  title: 'Formuláře/LocalityField',
  component: LocalityField,
  args: {
    id: 'lokalita',
    label: 'Lokalita',
    hint: 'Předvyplní se v příštím inzerátu.',
    locality: null,
    search: async () => [sampleProfile.locality],
    onChange: () => {},
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof LocalityField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Výběr a zrušení, kurzor zůstává v poli',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Specifikovat lokalitu'))
    await userEvent.type(canvas.getByRole('combobox'), '602')
    await userEvent.click(await canvas.findByRole('option'))
    const cancel = canvas.getByRole('button', { name: 'Zrušit lokalitu' })
    await waitFor(() => expect(cancel).toHaveFocus())
    await userEvent.click(cancel)
    await waitFor(() => expect(canvas.getByText('Specifikovat lokalitu')).toHaveFocus())
  },
}

export const Chosen: Story = {
  name: 'R128 vybraná lokalita říká i část obce, jako když se vybírala',
  args: { locality: sampleProfile.locality },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Lokalita' })).toHaveTextContent(
      /Brno-střed 602.00, Staré Brno, Region: Jihomoravský kraj/,
    )
  },
}

export const Disabled: Story = {
  name: 'Zamčená, odesílá se',
  args: { locality: sampleProfile.locality, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Zrušit lokalitu' })).toBeDisabled()
  },
}

export const Refused: Story = {
  name: 'R241 lokalita chybí; souhrn pole rozbalí a dá mu kurzor',
  args: { error: 'Vyberte prosím lokalitu.' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--space-4)' }}>
      <ErrorSummary errors={[{ fieldId: args.id, text: args.error ?? '' }]} />
      <Kept {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Lokalita' })).toHaveAccessibleDescription(
      'Vyberte prosím lokalitu.',
    )
    await userEvent.click(canvas.getByRole('link', { name: 'Vyberte prosím lokalitu.' }))
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}
