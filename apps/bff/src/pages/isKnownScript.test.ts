import { expect, test } from 'vitest'
import { HEAD_SCRIPTS } from './headScripts.ts'
import { isKnownScript } from './isKnownScript.ts'

const CHUNKS = '{"otherChunks":["static/chunks/37fb94n7zijtv.js"],"runtimeModuleIds":[98179]}'

test.each([
  ...HEAD_SCRIPTS,
  `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${CHUNKS});`,
  `(globalThis["TURBOPACK"]||(globalThis["TURBOPACK"]=[])).push(${CHUNKS})`,
  '(self.__next_f=self.__next_f||[]).push([0])',
  'self.__next_f.push([1,"0:{\\"P\\":null,\\"t\\":\\"\\u003cb>ěšč\\"}\\n)"])',
])('our own scripts and those of Next may run: %s', (text) => {
  expect(isKnownScript(text)).toBe(true)
})

test.each([
  'alert(1)',
  '',
  ' self.__next_f.push([0])',
  'self.__next_f.push([1,alert(1)])',
  'self.__next_f.push([1,"a"+alert(1)])',
  'self.__next_f.push([1,`a`])',
  'self.__next_f.push([0]);alert(1);self.__next_f.push([0])',
  'self.__next_f.push([0]);alert(1)//)',
  'self.__next_f.push([0])\nalert(1)//);',
  'self.__next_f.push()',
  'self.__next_f.push([1,"a"])<!--',
  'self.__next_f["push"]([0])',
  'x=self.__next_f.push([0])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push([()=>{}]);',
  `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [alert(1)])).push(${CHUNKS});`,
  '(self.__next_f=self.__next_f||[alert(1)]).push([0])',
  `${HEAD_SCRIPTS[0]};alert(1)`,
  '$RC("B:0","S:0")',
])('no other script may run: %j', (text) => {
  expect(isKnownScript(text)).toBe(false)
})
