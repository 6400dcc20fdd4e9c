import type { RuleReplay } from '@inzrt/contracts/desk/moderationWord'
import { expect, test } from 'vitest'
import { toRuleDiff } from './toRuleDiff.ts'

const replay: RuleReplay['data'] = {
  word: {
    id: 7,
    word: 'padělek',
    note: null,
    state: 'draft',
    trialHits: 3,
    triedAt: '2026-05-04T08:00:00Z',
    createdAt: '2026-05-04T08:00:00Z',
  },
  action: 'activate',
  replayed: 5_000,
  mark: 'znamka-pravidel1',
  held: {
    count: 3,
    ads: [{ id: 1, slug: 'hodinky-1a2b', heading: 'Padělky hodinek', state: 'published' }],
  },
  released: { count: 0, ads: [] },
}

test('N025 a change of the rules shows ads that would flip, and how many more there are', () => {
  const diff = toRuleDiff(replay)

  expect(diff.title).toBe('Spustit slovo „padělek“?')
  expect(diff.summary).toContain('5\u00a0000\u00a0inzerátů')
  expect(diff.held.title).toBe('Nově by čekalo na člověka: 3\u00a0inzeráty')
  expect(diff.held.ads).toEqual([
    {
      id: 1,
      heading: 'Padělky hodinek',
      state: { text: 'Zveřejněný', tone: 'good' },
      href: '/sprava?cast=inzerat&inzerat=hodinky-1a2b',
    },
  ])
  expect(diff.held.rest).toBe('A\u00a0dál ještě 2\u00a0inzeráty.')
  expect(diff.released).toEqual({ title: 'Nově by prošlo hned: nic', ads: [], rest: undefined })
  expect(toRuleDiff({ ...replay, action: 'retire' }).confirmLabel).toBe(
    'Ano, vyřadit slovo „padělek“',
  )
})
