import { pathToFileURL } from 'node:url'

/** Loads modules and prints the regular expressions that they make of texts while they load. */
const made: { source: string; flags: string }[] = []
const keep = (expression: RegExp): RegExp => {
  made.push({ source: expression.source, flags: expression.flags })

  return expression
}

globalThis.RegExp = new Proxy(RegExp, {
  construct: (target, given, asked) => keep(Reflect.construct(target, given, asked)),
  apply: (target, self, given) => keep(Reflect.apply(target, self, given)),
})

for (const file of process.argv.slice(2)) await import(pathToFileURL(file).href)
process.stdout.write(JSON.stringify(made), () => process.exit())
