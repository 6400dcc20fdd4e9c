import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contractions } from './contractions.ts'
import { MIGRATIONS } from './migrations.ts'

test.each([
  'drop table colours',
  'alter table ads drop column colour',
  'alter table ads rename column colour to paint',
  'alter table ads alter column colour type integer',
  'alter table ads alter column colour set data type integer',
  'alter table ads alter column colour set not null',
  'alter table ads add column colour text not null',
  'alter table ads add constraint colour check (colour is not null)',
  'create unique index colours on ads (colour)',
])('S005 the release before could not live with: %s', (statement) => {
  expect(contractions(`select 1;\n--> statement-breakpoint\n${statement}`)).toEqual([statement])
  expect(contractions(`-- unused since 1.4.0\n${statement}`)).toEqual([])
})

test.each([
  'create table colours (id integer primary key, name text not null)',
  'alter table ads add column colour text',
  `alter table ads add column colour text default 'red' not null`,
  'alter table ads add constraint colour check (colour is not null) not valid',
  'create index colours on ads (colour)',
])('S005 the release before lives with: %s', (statement) => {
  expect(contractions(statement)).toEqual([])
})

test('S005 every release after the first only adds to the schema', async () => {
  const [, ...later] = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort()
  const texts = await Promise.all(later.map((name) => readFile(join(MIGRATIONS, name), 'utf8')))

  expect(texts.flatMap(contractions)).toEqual([])
})
