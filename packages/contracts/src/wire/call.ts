import type * as z from 'zod/mini'
import type { BodySize } from './bodySizes.ts'
import type { BudgetClass } from './budgets.ts'
import type { FieldNames } from './fieldNames.ts'

/**
 * Who may make a call:
 * anyone, anyone whose session or grant counts when there is one (visitor), a logged-in user, the owner of the ad or order (session, grant or password),
 * staff: those who take ads down for others and admins (clerk), moderators and admins (moderator)
 * or admins alone (admin),
 * the bff alone (internal), or a provider's machine (hook).
 */
export type Audience =
  | 'anyone'
  | 'visitor'
  | 'user'
  | 'owner'
  | 'clerk'
  | 'moderator'
  | 'admin'
  | 'internal'
  | 'hook'

type Schema = z.core.$ZodType

type Responses = { readonly [status: number]: Schema }

/** One call of the API. `path` is a template: `/api/front/slug/{slug}`. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/${string}`
  audience: Audience
  /** How often one visitor may make it; see `budgetOf` for calls that do not say. */
  budget?: BudgetClass
  params?: z.ZodMiniObject
  query?: z.ZodMiniObject
  body?: Schema
  /** How long the body may be; see `bodyBytesOf` for calls that do not say. */
  bodySize?: BodySize
  /** The body is `multipart/form-data`, not JSON. */
  multipart?: true
  /** What the api answers. */
  responses: Responses
  /** Success as a browser gets it, where the bff keeps a part of the api's answer to itself. */
  browserResponses?: Responses
  /** Where the body's fields are called otherwise inside: what is wrong is told to the caller under the wire's names. */
  fieldNames?: FieldNames
}

type PartOf<C, Key extends PropertyKey> = C extends { readonly [K in Key]: infer S extends Schema }
  ? S
  : never

/** Values of the path's placeholders. */
export type ParamsOf<C extends Call> = z.output<PartOf<C, 'params'>>

/** Query as a program writes it: numbers, flags and lists, all optional unless the call needs them. */
export type QueryOf<C extends Call> = Loosen<
  z.input<PartOf<C, 'query'>>,
  z.output<PartOf<C, 'query'>>
>

/** Query as the server reads it: checked, with defaults. */
export type ParsedQueryOf<C extends Call> = z.output<PartOf<C, 'query'>>

/** Body as it travels. */
export type BodyOf<C extends Call> = z.input<PartOf<C, 'body'>>

type SuccessIn<R extends Responses> = z.output<
  { [S in SuccessStatus]: PartOf<R, S> }[SuccessStatus]
>

/** Body of the api's answer when the call succeeds. */
export type AnswerOf<C extends Call> = SuccessIn<C['responses']>

/** The same as a browser gets it. */
export type BrowserAnswerOf<C extends Call> = SuccessIn<
  C extends { readonly browserResponses: infer R extends Responses } ? R : C['responses']
>

type SuccessStatus = 200 | 201 | 202

type Loosen<Input, Output> = {
  [K in keyof Input as undefined extends Input[K] ? never : K]: K extends keyof Output
    ? Output[K]
    : never
} & {
  [K in keyof Input as undefined extends Input[K] ? K : never]?: K extends keyof Output
    ? Output[K]
    : never
}
