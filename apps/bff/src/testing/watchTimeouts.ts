import type { Upstream } from '../upstream/Upstream.ts'

/** How long the answers to paths may take to begin, as a server behind is asked from now on. */
export const watchTimeouts = ({ pool }: Upstream): Readonly<Record<string, unknown>> => {
  const allowed: Record<string, unknown> = {}
  const dispatch = pool.dispatch.bind(pool)
  pool.dispatch = (options, handler) => {
    allowed[options.path] = options.headersTimeout

    return dispatch(options, handler)
  }

  return allowed
}
