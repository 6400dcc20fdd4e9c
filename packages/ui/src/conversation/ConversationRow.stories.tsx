import type { Meta, StoryObj } from '@storybook/react-vite'
import { AdList } from '../listing/AdList.tsx'
import { ConversationRow } from './ConversationRow.tsx'

const meta = {
  title: 'Zprávy/ConversationRow',
  component: ConversationRow,
  args: {
    href: '#1',
    heading: 'Prodám dětské kolo 20 palců',
    who: 'Petr',
    last: 'Je kolo ještě k mání?',
    when: 'před 2 hodinami',
  },
  decorators: (Story) => (
    <AdList label="Konverzace">
      <Story />
    </AdList>
  ),
} satisfies Meta<typeof ConversationRow>
export default meta
type Story = StoryObj<typeof meta>

export const Unread: Story = { name: 'Nepřečtená', args: { unread: '2 nové zprávy' } }

export const Long: Story = {
  name: 'Dlouhá, naposledy psal inzerent',
  args: {
    heading: 'Nejnepravděpodobněji zachovalý tandem Velamos z roku 1984',
    who: 'Vy:',
    last: 'Děkuji, jen osobně. Přijďte prosím v sobotu dopoledne k nádraží, budu tam od devíti hodin.',
    when: 'včera',
  },
}
