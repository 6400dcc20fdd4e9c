import type { RatingForm as Values } from '@inzrt/rules/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { formState } from '../testing/formState.ts'
import { RatingAnswerForm } from './RatingAnswerForm.tsx'
import { RatingForm } from './RatingForm.tsx'
import { RatingList, type ShownRating } from './RatingList.tsx'
import { RatingReportForm } from './RatingReportForm.tsx'
import { RatingSection } from './RatingSection.tsx'

const NOTE = 'Hodnotit mohou jen ti, kdo oba potvrdili předání.'

const rating: ShownRating = {
  id: 1,
  stars: 4,
  starsText: '4 z 5',
  facts: ['od kupujícího', '5. 3. 2026'],
  text: 'Kolo přesně podle popisu,\njen bez zvonku.',
  answerLabel: 'Odpověď prodávajícího',
  answer: 'Zvonek pošlu poštou.',
  action: <Button variant="quiet">Nahlásit</Button>,
}

const meta = {
  title: 'Hodnocení/RatingSection',
  component: RatingSection,
  args: {
    title: 'Hodnocení',
    note: NOTE,
    summary: { stars: 4.6, text: '4,6 z 5 (2 hodnocení)' },
    children: (
      <RatingList
        label="Hodnocení od lidí"
        ratings={[
          rating,
          { ...rating, id: 2, stars: 1, starsText: '1 z 5', text: 'm'.repeat(90), answer: null },
        ]}
      />
    ),
  },
} satisfies Meta<typeof RatingSection>
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  name: 'P035 hodnocení s odpovědí a tím, jak je ověřujeme',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Hodnocení' })).toHaveTextContent(NOTE)
    await expect(canvas.getByText('4,6 z 5 (2 hodnocení)')).toBeVisible()
    await expect(canvas.getByRole('img', { name: '4 z 5' })).toBeVisible()
    await expect(canvas.getByText('Zvonek pošlu poštou.')).toBeVisible()
    await expect(canvas.getByRole('list')).toHaveTextContent('od kupujícího · 5. 3. 2026')
  },
}

const values = formState<Values>({ stars: '', text: '' })

export const Rating: Story = {
  name: 'P035 formulář hodnocení',
  args: {
    summary: undefined,
    state: 'Obchod můžete ohodnotit do 19. 3. 2026.',
    children: <RatingForm form={values} />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText(/^Jak obchod proběhl/), '★★★★ dobře')
    await expect(values.change).toHaveBeenLastCalledWith({ stars: '4' })
    await userEvent.click(canvas.getByRole('button', { name: 'Odeslat hodnocení' }))
    await expect(values.submit).toHaveBeenCalled()
  },
}

const answer = formState({ text: '' }, { errors: { text: 'Pole „odpověď“ je povinné.' } })

export const Answering: Story = {
  name: 'P035 odpověď na hodnocení',
  args: { summary: undefined, children: <RatingAnswerForm form={answer} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Vaše odpověď/)).toHaveAccessibleDescription(/povinné/)
  },
}

export const Reporting: Story = {
  name: 'P035 hlášení hodnocení',
  args: {
    summary: undefined,
    children: <RatingReportForm form={formState({ explanation: '' })} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Co je na hodnocení špatně/)).toBeRequired()
  },
}
