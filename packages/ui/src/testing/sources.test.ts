import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('../', import.meta.url))
const components = globSync('**/*.tsx', { cwd: source }).filter(
  (name) => !/\.(stories|test)\.tsx$/.test(name),
)

const HOOK = /\buse(State|Effect|Ref|SyncExternalStore|Callback|[A-Z]\w+)\(/

test.each(components)(
  '%s carries no inline style, which the security policy would refuse',
  (name) => {
    expect(readFileSync(source + name, 'utf8')).not.toMatch(/\bstyle=/)
  },
)

test.each(components)('%s runs on the server unless its name says otherwise', (name) => {
  const text = readFileSync(source + name, 'utf8')

  expect(text.startsWith("'use client'")).toBe(name.endsWith('.client.tsx'))
  if (!name.endsWith('.client.tsx')) expect(text).not.toMatch(HOOK)
})

const floating = globSync('**/*.css', { cwd: source }).filter((name) =>
  /box-shadow:[^;]*var\(--float\)/.test(readFileSync(source + name, 'utf8')),
)

test.each(floating)('P046 %s draws a border in forced colours, which drop its shadow', (name) => {
  expect(readFileSync(source + name, 'utf8')).toMatch(
    /forced-colors: active\)[^@]*border[\w-]*: \dpx solid CanvasText/,
  )
})
