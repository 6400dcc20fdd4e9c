import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { useListbox } from '../listbox/useListbox.ts'
import { sampleAds } from '../testing/sampleAds.ts'
import { SearchBox } from './SearchBox.tsx'
import { SearchPanel, type SearchPanelProps } from './SearchPanel.tsx'
import { SearchResults } from './SearchResults.tsx'
import { type Suggestion, SuggestionList } from './SuggestionList.tsx'

const SUGGESTIONS: readonly Suggestion[] = [
  { id: 'pracky', kind: 'section', label: 'Pračky a ledničky', icon: 'washer', marks: [[0, 3]] },
  { id: 'prace', kind: 'section', label: 'Práce a brigády', icon: 'drill', marks: [[0, 3]] },
  { id: 'past-1', kind: 'past', label: 'prasátko z keramiky', marks: [[0, 3]] },
]

const onPick = fn()

/** The panel under the field that it suggests for. */
const WithField = (props: SearchPanelProps) => {
  const [term, setTerm] = useState(props.term)
  const pick = (index: number) => onPick(SUGGESTIONS[index]?.id ?? '')
  const listbox = useListbox({
    keys: SUGGESTIONS.map(({ id }) => id),
    onPick: pick,
    onClose: props.onCancel,
  })

  return (
    <>
      <SearchBox
        {...listbox.inputProps}
        id="hledat"
        value={term}
        onChange={(event) => setTerm(event.target.value)}
        onClear={() => setTerm('')}
      />
      <SearchPanel
        {...props}
        term={term}
        suggestions={
          <SuggestionList
            id={listbox.id}
            options={SUGGESTIONS}
            activeIndex={listbox.activeIndex}
            optionId={listbox.optionId}
            onPick={pick}
            heading="Kategorie a rubriky"
          />
        }
      >
        <SearchResults
          status="done"
          hasOfferedSections
          sections={[]}
          ads={[sampleAds.plain, sampleAds.inquiry]}
        />
      </SearchPanel>
    </>
  )
}

const meta = {
  title: 'Hledání/SearchPanel',
  component: SearchPanel,
  args: {
    term: 'pra',
    allHref: '/search?term=pra',
    onCancel: fn(),
    children: null,
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => <WithField {...args} />,
} satisfies Meta<typeof SearchPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Buttons: Story = {
  name: 'R123 Zrušit a Všechny výsledky',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zrušit' }))
    await expect(args.onCancel).toHaveBeenCalled()
    await expect(canvas.getByRole('link', { name: 'Všechny výsledky' })).toHaveAttribute(
      'href',
      '/search?term=pra',
    )
  },
}

export const Parts: Story = {
  name: 'R109 R119 kategorie a inzeráty jsou nadepsané',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Kategorie a rubriky' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Inzeráty' })).toBeVisible()
    await expect(canvas.getAllByText('Přejít do kategorie')).toHaveLength(2)
  },
}

export const ArrowKeys: Story = {
  name: 'P002 šipky chodí po návrzích, Enter vybírá',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    onPick.mockClear()
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}')
    const first = canvas.getByRole('option', { name: /Pračky a ledničky/ })
    await expect(field).toHaveAttribute('aria-activedescendant', first.id)
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(onPick).toHaveBeenCalledWith('past-1')
  },
}
