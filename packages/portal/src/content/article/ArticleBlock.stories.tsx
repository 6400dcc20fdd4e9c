import { Prose } from '@inzrt/ui/prose/Prose.tsx'
import { sampleBrand } from '@inzrt/ui/testing/sampleBrand.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ArticleBlock } from './ArticleBlock.tsx'

const meta = {
  title: 'Portál/ArticleBlock',
  component: ArticleBlock,
  args: { email: '', block: '' },
  render: (args, { globals }) => <ArticleBlock {...args} email={sampleBrand(globals.look).email} />,
  decorators: [
    (Story) => (
      <Prose>
        <Story />
      </Prose>
    ),
  ],
} satisfies Meta<typeof ArticleBlock>
export default meta
type Story = StoryObj<typeof meta>

export const Paragraph: Story = {
  name: 'Odstavec s odkazem, důrazem a adresou podpory',
  args: { block: 'Napište na {email}, **ještě dnes**, nebo čtěte [nápovědu](/napoveda).' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: 'nápovědu' })).toHaveAttribute(
      'href',
      '/napoveda',
    )
    await expect(canvas.getByRole('link', { name: sampleBrand(globals.look).email })).toBeVisible()
  },
}

export const Steps: Story = {
  name: 'Kroky',
  args: { block: { kind: 'steps', items: ['Vyberte rubriku.', 'Napište text.', 'Odešlete.'] } },
}

export const Table: Story = {
  name: 'Tabulka',
  args: {
    block: {
      kind: 'table',
      caption: 'Uzávěrky a dny vydání',
      head: ['Číslo', 'Uzávěrka', 'Vychází'],
      rows: [
        ['č. 48/2026', 'čtvrtek 26. listopadu ve 12:00', 'úterý 1. prosince 2026'],
        ['č. 49/2026', 'čtvrtek 3. prosince ve 12:00', 'úterý 8. prosince 2026'],
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Uzávěrky a dny vydání' })).toBeVisible()
  },
}
