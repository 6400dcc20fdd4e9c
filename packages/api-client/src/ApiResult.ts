import type { ApiError } from './ApiError.ts'

/** The envelope's parts of a successful answer; a body without an envelope is all `data`. */
export type ApiSuccess<Body> = Body extends { data: infer Data }
  ? { ok: true; data: Data; meta: Body extends { meta?: infer Meta } ? Meta : undefined }
  : { ok: true; data: Body; meta: undefined }

export type ApiFailure = { ok: false; error: ApiError }

/** What every call resolves to; it never rejects. */
export type ApiResult<Body> = ApiSuccess<Body> | ApiFailure
