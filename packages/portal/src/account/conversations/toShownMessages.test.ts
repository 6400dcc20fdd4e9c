import { expect, test } from 'vitest'
import { toConversationRow } from './toConversationRow.ts'
import { toShownMessages } from './toShownMessages.ts'

const facts = {
  id: 12,
  side: 'seller',
  otherName: null,
  ad: { heading: 'Prodám kolo', type: 'offer', slug: null },
} as const
const message = {
  id: 1,
  isOwn: false,
  content: 'Pošlu kurýra.',
  phoneNumber: '+420777123456',
  answers: [],
  photos: ['a', 'b'].map((name) => ({ path: `/sealed-x/${name}/1.jpg`, width: 800, height: 600 })),
  sentAt: '2026-05-04T08:00:00.000Z',
  isRead: true,
  isFirst: true,
}

test('V009 a message has its author and time, and warns of what only the other one writes', () => {
  const [theirs, own] = toShownMessages({
    ...facts,
    messages: [message, { ...message, id: 2, isOwn: true }],
    hasEarlier: false,
    isBlocked: false,
    isHidden: false,
    canWrite: true,
    canSendPhotos: true,
    deal: null,
    ratings: null,
  })

  expect(theirs).toMatchObject({
    who: 'Zájemce',
    phone: { href: 'tel:+420777123456' },
    warnings: ['Kurýr, který přiveze peníze, neexistuje.'],
    photos: [
      { alt: 'Fotka 1 z\u00a02', src: '/api/image/sealed-x/a/1-large.jpg' },
      { alt: 'Fotka 2 z\u00a02', thumb: { src: '/api/image/sealed-x/b/1-thumb.jpg' } },
    ],
  })
  expect(theirs?.facts).toHaveLength(1)
  expect(own).toMatchObject({ who: 'Vy', warnings: [], facts: [expect.anything(), 'přečteno'] })
})

test('V009 a row of the list says whose the last words are and how many are new', () => {
  const last = { content: 'Ano, je.', isOwn: false, sentAt: message.sentAt }
  const now = new Date('2026-05-04T08:00:30Z')
  const row = toConversationRow({ ...facts, last, unread: 2 }, now)

  expect(row).toEqual({
    href: '/zpravy/12',
    heading: 'Prodám kolo',
    who: 'Zájemce:',
    last: 'Ano, je.',
    when: 'právě teď',
    unread: '2\u00a0nové zprávy',
  })
  const own = toConversationRow({ ...facts, last: { ...last, isOwn: true }, unread: 0 }, now)
  expect(own).toMatchObject({ who: 'Vy:', unread: undefined })
})
