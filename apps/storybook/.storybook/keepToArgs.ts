import type { Decorator, Preview } from '@storybook/react-vite'

let isRead = false

/** Notes whether a story asks for any of its args. */
export const noteArgs: Decorator = (tell, { args }) => {
  isRead = false

  return tell({
    args: new Proxy(args, {
      get: (...asked) => {
        isRead = true

        return Reflect.get(...asked)
      },
      ownKeys: (told) => {
        isRead = true

        return Reflect.ownKeys(told)
      },
    }),
  })
}

/** Controls of a story that is drawn without its args change nothing. */
export const keepToArgs: Preview['afterEach'] = ({ parameters }) => {
  if (isRead || parameters.controls?.disable) return
  throw new Error('The story is drawn without its args: draw it of them, or disable its controls.')
}
