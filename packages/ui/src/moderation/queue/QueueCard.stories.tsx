import type { ReasonsForm as ReasonsFormValues } from '@inzrt/rules/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../../button/Button.tsx'
import { formState } from '../../testing/formState.ts'
import { ReasonsForm } from '../deciding/ReasonsForm.tsx'
import { Matters } from './Matters.tsx'
import { QueueCard, type QueueCardProps } from './QueueCard.tsx'
import { QueueList } from './QueueList.client.tsx'

const meta = {
  title: 'Správa/QueueCard',
  component: QueueCard,
  args: {
    id: 1,
    heading: 'Prodám dětské kolo',
    content: 'Zachovalé, 20 palců, nové pláště.\nOsobní odběr v Brně.',
    attributes: ['Druh: dětské', 'Velikost kol: 20″'],
    type: 'offer',
    price: { type: 'czk', amount: 150_000 },
    state: { text: 'Čeká na schválení', tone: 'waiting' },
    reasons: ['Nový účet: první dva inzeráty čteme.'],
    facts: ['Inzrt', 'Kola', 'Brno-střed', 'před 2 hodinami'],
    seller:
      'jana_k · soukromá osoba · další zveřejněné, i ukončené: 0 · další zamítnuté a zablokované: 0',
    images: [],
    isCurrent: true,
    isSelected: false,
    onSelect: fn(),
    onFocus: fn(),
    actions: <Button variant="primary">Schválit</Button>,
  },
} satisfies Meta<typeof QueueCard>
export default meta
type Story = StoryObj<typeof meta>

const approve = fn()

export const Walked: Story = {
  name: 'P041 frontou se chodí klávesami J a K, A schvaluje',
  render: (args) => (
    <QueueList label="Fronta" keys={{ a: approve }}>
      <QueueCard {...args} />
      <QueueCard {...args} id={2} heading="Daruji kočárek" isCurrent={false} />
    </QueueList>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = ['Prodám dětské kolo', 'Daruji kočárek'].map((name) =>
      canvas.getByRole('listitem', { name }),
    )
    first?.focus()
    await userEvent.keyboard('j')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('jk')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('a')
    await expect(approve).toHaveBeenCalledOnce()
  },
}

const HEADINGS = ['Prodám dětské kolo', 'Daruji kočárek', 'Prodám lyže']

const Emptied = (args: QueueCardProps) => {
  const [headings, setHeadings] = useState(HEADINGS)

  return (
    <QueueList label="Fronta" keys={{ a: () => setHeadings((left) => left.slice(1)) }}>
      {headings.map((heading, at) => (
        <QueueCard
          {...args}
          key={heading}
          id={HEADINGS.indexOf(heading)}
          heading={heading}
          isCurrent={at === 0}
        />
      ))}
    </QueueList>
  )
}

export const EmptiedByKeys: Story = {
  name: 'P041 po rozhodnutí dostane fokus další inzerát',
  render: (args) => <Emptied {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('listitem', { name: 'Prodám dětské kolo' }).focus()
    await userEvent.keyboard('a')
    await expect(canvas.getByRole('listitem', { name: 'Daruji kočárek' })).toHaveFocus()
    await userEvent.keyboard('a')
    await expect(canvas.getByRole('listitem', { name: 'Prodám lyže' })).toHaveFocus()
  },
}

export const Late: Story = {
  name: 'R038 po termínu je poznat na kartě i slovy',
  render: (args) => (
    <QueueList label="Fronta" keys={{}}>
      <QueueCard
        {...args}
        due={{ text: 'po termínu: mělo být přečteno do 5. 3. 2026', isLate: true }}
      />
      <QueueCard
        {...args}
        id={2}
        heading="Daruji kočárek"
        due={{ text: 'přečíst do 9. 3. 2026', isLate: false }}
      />
    </QueueList>
  ),
  play: async ({ canvas }) => {
    const late = canvas.getByText(/^po termínu/)
    const inTime = canvas.getByText('přečíst do 9. 3. 2026')
    await expect(late).toBeVisible()
    await expect(inTime).toBeVisible()
    await expect(getComputedStyle(late).color).not.toBe(getComputedStyle(inTime).color)
    const edges = canvas
      .getAllByRole('listitem')
      .filter(({ id }) => id)
      .map((card) => getComputedStyle(card).borderInlineStartWidth)
    await expect(edges).toEqual(['4px', '1px'])
  },
}

export const Reported: Story = {
  name: 'R223 nahlášený inzerát přednostně, s tím, co kdo napsal',
  render: (args) => (
    <QueueList label="Fronta" keys={{}}>
      <QueueCard
        {...args}
        isUrgent
        state={{ text: 'Zveřejněný', tone: 'good' }}
        reasons={[]}
        matter={
          <Matters
            title="Hlášení"
            items={[
              {
                id: 1,
                title: 'Protiprávní obsah',
                text: 'Padělaná značka na rámu.',
                by: 'Petr Novák · 5. 3. 2026 · čeká na odpověď',
              },
              { id: 2, title: 'Špatná rubrika', text: null, by: 'bez podpisu · 4. 3. 2026' },
              {
                id: 3,
                title: 'Zpráva v\u00a0konverzaci',
                by: 'Jana Malá · 4. 3. 2026',
                text: 'Inzerent píše zájemci:\n„Hleďte.“ (fotky: 1)',
                photos: [{ src: '/demo/bike-1.svg', href: '/demo/bike-1.svg' }],
              },
            ]}
          />
        }
      />
    </QueueList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Přednostně')).toBeVisible()
    await expect(canvas.getByText('Padělaná značka na rámu.')).toBeVisible()
    await expect(canvas.getByText(/^Petr Novák/)).toBeVisible()
    await expect(canvas.getByText(/^bez podpisu/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Fotka 1' })).toBeVisible()
  },
}

export const Refused: Story = {
  name: 'P039 zamítnutí chce důvod a skutečnosti',
  render: (args) => (
    <QueueList label="Fronta" keys={{ a: approve }}>
      <QueueCard
        {...args}
        panel={
          <ReasonsForm
            id="zamitnuti"
            label="Zamítnout inzerát"
            onCancel={fn()}
            form={formState<ReasonsFormValues>(
              { ground: '', facts: '' },
              {
                errors: { ground: 'Vyberte prosím důvod.', facts: 'Napište, co jste zjistili.' },
                isRefused: true,
              },
            )}
          />
        }
      />
    </QueueList>
  ),
  play: async ({ canvas, userEvent }) => {
    approve.mockClear()
    await expect(canvas.getByLabelText(/^Důvod/)).toBeInvalid()
    await expect(canvas.getByLabelText(/^Důvod/)).toBeRequired()
    await expect(canvas.getByLabelText(/^Zjištěné/)).toBeInvalid()
    await expect(canvas.getByLabelText(/^Zjištěné/)).toBeRequired()
    await userEvent.type(canvas.getByLabelText(/^Zjištěné/), 'a')
    await expect(approve).not.toHaveBeenCalled()
  },
}
