import { expect, test } from 'vitest'
import { toSkeleton } from '../text.ts'

test.each([
  ['firma', 'firma.'],
  ['firma', '_FÍRMA-'],
  ['Inzrt', 'Іnzrt'],
  ['jana', 'jаnа'],
  ['JANA', 'ᴊᴀɴᴀ'],
  ['Jana Nová', 'Jana\u2003 Nová'],
  ['jana.k', 'jana..k'],
  ['jana', 'ja\u200bna'],
  ['Kolo', 'K0lo'],
  ['Karel', 'Kare1'],
  ['Kamil', 'KamiI'],
  ['jana', 'ｊａｎａ'],
  // The letters of an alphabet, Cyrillic and Greek, then small capitals and signs of phonetics.
  ['abceedqwhhjkllmoprstyxb', 'авсеєԁԛԝнһјкіӏморгѕтухь'],
  ['abceiknoopttuvxy', 'αβϲεικηοσρττυνχγ'],
  ['Cecil', 'Ϲeϲil'],
  ['abcdeghijklmnoprstuvwyz', 'ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'],
  ['abgii', 'ɑƅɡɩı'],
])('„%s“ is mistaken for „%s“', (name, other) => {
  expect(toSkeleton(other)).toBe(toSkeleton(name))
})

test.each([
  ['jana', 'jana2'],
  ['jana.k', 'jana_k'],
  ['jana k', 'janak'],
  ['Олена', 'Олеся'],
  ['karel', 'karla'],
])('„%s“ is told from „%s“', (name, other) => {
  expect(toSkeleton(other)).not.toBe(toSkeleton(name))
})

test('a name without letters has no skeleton', () => {
  expect(toSkeleton('.. _')).toBe('')
})
