import { buildApp } from './src/buildApp.ts'
import { openDatabase } from './src/database/openDatabase.ts'
import { provideDatabase } from './src/database/provideDatabase.ts'
import { readSettings } from './src/settings/readSettings.ts'
import { Session } from 'node:inspector/promises'
const settings = readSettings(process.env)
const provided = await provideDatabase(settings)
const database = openDatabase(provided.url)
const app = await buildApp({ ...settings, logLevel: 'silent' }, database)
const u = process.argv[2]!
for (let i = 0; i < 1000; i++) await app.inject(u)
const s = new Session(); s.connect(); await s.post('Profiler.enable'); await s.post('Profiler.setSamplingInterval', { interval: 200 }); await s.post('Profiler.start')
const c0 = process.cpuUsage(); const t0 = performance.now()
for (let i = 0; i < 2000; i++) await app.inject(u)
const c = process.cpuUsage(c0); console.log('cpu/req', (c.user + c.system) / 1000 / 2000, 'wall', (performance.now() - t0) / 2000)
const { profile } = await s.post('Profiler.stop')
const self = new Map<string, number>(); const dt = profile.timeDeltas!; const byId = new Map(profile.nodes.map((n) => [n.id, n]))
profile.samples!.forEach((id, i) => { const n = byId.get(id)!; const k = n.callFrame.functionName + ' ' + n.callFrame.url.split('/').slice(-3).join('/'); self.set(k, (self.get(k) ?? 0) + dt[i]!) })
const total = [...self.values()].reduce((a, b) => a + b)
for (const [k, v] of [...self].sort((a, b) => b[1] - a[1]).slice(0, 28)) console.log((v / total * 100).toFixed(1) + '%', k)
await app.close(); await database.close(); await provided.release()
