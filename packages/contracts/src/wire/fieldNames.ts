/** Fields of a call that are called otherwise inside than on the wire: by the name inside, that on the wire. */
export type FieldNames = Readonly<Record<string, string>>

type Errors<Text> = Readonly<Record<string, Text>>

const renamed = <Text>(errors: Errors<Text>, nameOf: (field: string) => string) =>
  Object.fromEntries(Object.entries(errors).map(([field, text]) => [nameOf(field), text]))

/**
 * What is wrong, under the names the caller sent.
 * @example toWireNames({ localityId: 'pscId' }, { localityId: ['Vyberte prosím lokalitu.'] })
 */
export const toWireNames = <Text>(names: FieldNames, errors: Errors<Text>) =>
  renamed(errors, (field) => names[field] ?? field)

/** What is wrong, under the names inside. */
export const fromWireNames = <Text>(names: FieldNames, errors: Errors<Text>) =>
  renamed(errors, (sent) => Object.keys(names).find((field) => names[field] === sent) ?? sent)
