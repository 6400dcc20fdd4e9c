import type { AuditEntry } from '@inzrt/contracts/desk/adminUser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AuditTable } from './AuditTable.tsx'

const ad = { slug: 'prodam-detske-kolo-1a2b', heading: 'Prodám dětské kolo Author' }
const byModerator = { at: '2026-03-05T08:00:00Z', actor: 'moderator', scope: 'moderator', ad }

const entries: readonly AuditEntry[] = [
  {
    ...byModerator,
    id: 4,
    action: 'upheld',
    entity: 'appeal',
    entityId: 3,
    detail: { adId: 7, answer: 'Účtenka dokládá, že značka je pravá.' },
  },
  {
    ...byModerator,
    id: 3,
    action: 'blocked',
    entity: 'ad',
    entityId: 7,
    detail: { ground: 'intellectual_property', facts: 'Značka na rámu je padělek.' },
  },
  {
    ...byModerator,
    actor: 'systém',
    scope: 'system',
    id: 2,
    action: 'flooded',
    entity: 'ad',
    entityId: 7,
    detail: { message: 'K\u00a0inzerátu přišlo za hodinu víc než 20\u00a0hlášení.' },
  },
  {
    ...byModerator,
    id: 1,
    action: 'added',
    entity: 'word',
    entityId: 9,
    ad: null,
    detail: { word: 'padělek' },
  },
]

const meta = {
  title: 'Portál/AuditTable',
  component: AuditTable,
  args: { entries },
} satisfies Meta<typeof AuditTable>
export default meta
type Story = StoryObj<typeof meta>

export const Decisions: Story = {
  name: 'P041 odvolání s odpovědí, zablokování s důvodem, záplava hlášení',
  play: async ({ canvas }) => {
    const row = (name: RegExp) => within(canvas.getByRole('row', { name }))
    await expect(row(/odvolání 3/).getByText(/^Účtenka dokládá/)).toBeVisible()
    await expect(row(/odvolání 3/).getByRole('link', { name: ad.heading })).toHaveAttribute(
      'href',
      '/sprava?cast=inzerat&inzerat=prodam-detske-kolo-1a2b',
    )
    await expect(row(/zablokování/).getByText(/práv \(zákon\): Značka na rámu/)).toBeVisible()
    await expect(row(/záplava hlášení/).getByText('systém')).toBeVisible()
    await expect(row(/slovo 9/).queryByRole('link')).toBeNull()
  },
}
