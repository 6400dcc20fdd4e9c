import { expect, test } from 'vitest'
import { html } from './html.ts'

test.each([
  ['<script>', '&lt;script&gt;'],
  ['" onclick="', '&quot; onclick=&quot;'],
  ["' & &amp;", '&#39; &amp; &amp;amp;'],
])('%s stays text', (text, written) => {
  expect(`${html`<p title="${text}">${text}</p>`}`).toBe(`<p title="${written}">${written}</p>`)
})

test('HTML within HTML is not escaped again', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`)

  expect(`${html`<ul>${items}</ul>${null}${0}`}`).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>0')
})
