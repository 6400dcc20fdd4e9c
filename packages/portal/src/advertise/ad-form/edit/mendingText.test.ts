import { expect, test } from 'vitest'
import { mendingText } from './mendingText.ts'

const until = '2026-11-27T14:04:00.000Z'

test.each([
  [undefined, /^Opravit ho můžete do 24 hodin od zveřejnění,/],
  [{ until, isOver: false }, /^Opravit ho můžete do 27\. 11\. 2026 15:04, odkazy na inzerát/],
  [{ until, isOver: true }, /^První den uplynul, opravu nejdřív přečte člověk\./],
])('V021 the form says until when the heading is mended at once: %j', (headingMending, said) => {
  expect(mendingText({ headingMending }).replaceAll('\u00a0', ' ')).toMatch(said)
})
