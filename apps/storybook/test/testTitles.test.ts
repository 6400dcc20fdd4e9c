import { expect, test } from 'vitest'
import { longTitles, testTitles } from '../../../scripts/gates/testTitles.ts'

const EIGHTY = 'a'.repeat(80)
const ROWS = ['R001', 'N022'].join(' ')

test('every title of the project has eighty signs at most', () => {
  expect(testTitles()).toEqual([])
})

test.each([
  `test('${EIGHTY}a', () => {})`,
  `it("${ROWS} ${EIGHTY}a", () => {})`,
  `test.concurrent('${EIGHTY}a', () => {})`,
  `test.each([1, 2])('${EIGHTY}a', () => {})`,
  `describe.each\`a\`('${EIGHTY}a', () => {})`,
  `describe('a page', () => { test(\`${EIGHTY}\${name}\`, () => {}) })`,
])('a longer title of %s is found with its line', (call) => {
  expect(longTitles('page.test.ts', `\n${call}`)).toEqual([
    expect.stringMatching(/^page\.test\.ts:2 “a{80}[a…]”/),
  ])
})

test.each([
  `test('${EIGHTY}', () => {})`,
  `test('${ROWS} ${EIGHTY}', () => {})`,
  `test('${'č'.repeat(79)}😀', () => {})`,
  `test.step('${EIGHTY}a', () => {})`,
  `expect('${EIGHTY}a').toBe(text)`,
])('%s is left alone', (call) => {
  expect(longTitles('page.test.ts', call)).toEqual([])
})
