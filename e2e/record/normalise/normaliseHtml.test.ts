import { expect, test } from 'vitest'
import { normaliseHtml } from './normaliseHtml.ts'

test('scripts and style sheets of the build are left out, our own stay', () => {
  const html = [
    '<link rel="stylesheet" href="/_next/static/css/1a2b.css"/>',
    '<script src="/_next/static/chunks/3c4d.js" async=""></script>',
    '<script>self.__next_f.push([1,"x"])</script>',
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>',
    '<script>ours()</script>',
  ].join('')

  expect(normaliseHtml(html)).toBe('<script>ours()</script>')
})

test('fonts keep their kind, not the name a build gave them', () => {
  expect(normaliseHtml('<link href="/_next/static/media/sans.5e6f.woff2"/>')).toBe(
    '<link href="/_next/static/{file}.woff2"/>',
  )
})

test('a class keeps its own name, not that of its file', () => {
  expect(normaliseHtml('<p class="QKiq0G_head _4HhfBW_withSearch plain">')).toBe(
    '<p class="head withSearch plain">',
  )
})

test('words that look like classes stay as they are outside of them', () => {
  expect(normaliseHtml('<p title="QKiq0G_head">')).toBe('<p title="QKiq0G_head">')
})

test('ids of React are counted in the order in which they come', () => {
  expect(normaliseHtml('<i id="_R_9x_"></i><b for="_R_9x_" id="_R_1_"></b>')).toBe(
    '<i id="{id 1}"></i>\n<b for="{id 1}" id="{id 2}"></b>',
  )
})

test('each tag begins a line, marks of React between texts are gone', () => {
  expect(normaliseHtml('<p>a<!-- -->b<b>c</b></p>')).toBe('<p>ab\n<b>c</b></p>')
})
