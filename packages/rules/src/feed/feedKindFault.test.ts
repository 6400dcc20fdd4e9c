import { expect, test } from 'vitest'
import { feedFault } from './feedFault.ts'
import { feedKindFault } from './feedKindFault.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ['%PDF-1.7\n%\xe2\xe3', 'PDF'],
  ['PK\x03\x04\x14\0', 'sešit nebo archiv ZIP'],
  ['\xd0\xcf\x11\xe0\xa1', 'starý sešit nebo dokument Office'],
  ['\x89PNG\r\n\x1a\n', 'obrázek'],
  ['\xff\xd8\xff\xe0', 'obrázek'],
  ['RIFF\x10\0\0\0WEBP', 'obrázek'],
  ['\x1f\x8b\x08', 'archiv'],
  ['{\\rtf1\\ansi', 'dokument RTF'],
  ['\n<!DOCTYPE HTML PUBLIC', 'stránka HTML'],
  ['<html>', 'stránka HTML'],
  ['{ "ads": []', 'soubor JSON'],
  ['[{"number":1}]', 'soubor JSON'],
])('P064 V019 a file that begins with %j is told by its kind', (head, kind) => {
  expect(feedKindFault(bytes(head))).toBe(feedFault.wrongKind(kind))
})

test('P064 V019 a text of two bytes a letter and what is no text at all are told as such', () => {
  expect(feedKindFault(bytes('\xff\xfeV\0l\0'))).toBe(feedFault.utf16)
  expect(feedKindFault(bytes('MZ\x90\0\x03\0\0\0\x04\0'))).toBe(feedFault.noTable)
})

test.each([
  '',
  'Vlastn\xc3\xad \xc4\x8d\xc3\xadslo;Nadpis\r\n',
  '\xef\xbb\xbfNadpis;Cena',
  '<?xml version="1.0"?><SHOP>',
  '<html-feed><ad/></html-feed>',
  '[A];{B}\n1;2',
  'PDF;cena\n',
  `${'a;'.repeat(400)}\x01`,
])('P064 %j may be a file of ads', (head) => {
  expect(feedKindFault(bytes(head))).toBeNull()
})

test('P064 letters of windows-1250 are text', () => {
  expect(feedKindFault(bytes('\x8eelezn\xe1 \x9akola;\x9dat'))).toBeNull()
})
