import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { SIGNED_IN_SCRIPT } from './signedInScript.ts'

const draw = (cookie: string, name: string | null) => {
  const properties = new Map<string, string>()
  const dataset: Record<string, string> = {}
  runInNewContext(SIGNED_IN_SCRIPT, {
    document: {
      cookie,
      documentElement: { dataset, style: { setProperty: properties.set.bind(properties) } },
    },
    sessionStorage: { getItem: () => name },
  })

  return { isMarked: 'signedIn' in dataset, name: properties.get('--user-name') }
}

test('R078 the head of a page marks it for somebody logged in and brings the name at once', () => {
  expect(draw('age-verified=1; signed-in=1', 'jana_k')).toEqual({
    isMarked: true,
    name: '"jana_k"',
  })
  expect(draw('signed-in=1', null)).toEqual({ isMarked: true, name: undefined })
  expect(draw('signed-in=1', 'a"; }')).toEqual({ isMarked: true, name: '"a\\"; }"' })
})

test('R080 a guest’s page stays unmarked, whatever other cookies are called', () => {
  for (const cookie of ['', 'signed-in=', 'x-signed-in=1', 'a=signed-in=1', 'signed-in=0'])
    expect(draw(cookie, 'jana_k')).toEqual({ isMarked: false, name: undefined })
})
