import { expect, test } from 'vitest'
import { toProblem } from './toProblem.ts'

test.each(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS'])(
  'S014 a disk that takes no more (%s) is told as 507 in Czech',
  (code) => {
    const error = Object.assign(new Error('write'), { code, statusCode: undefined })

    expect(toProblem(error as never)).toMatchObject({
      status: 507,
      code: 'storage',
      message: 'Teď to nemáme kam uložit. Zkuste to prosím později.',
    })
  },
)
