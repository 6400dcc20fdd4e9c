import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import type { RunningService } from '../../scripts/stack/startService.ts'
import { PORTS } from '../support/ports.ts'
import { benchDir, startServer } from '../support/startServer.ts'

const NGINX = process.env.NGINX ?? 'nginx'
const folder = `${benchDir}/nginx`

const settings = `
daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  keepalive_requests 10000000;
  upstream api {
    server 127.0.0.1:${PORTS.upstream};
    keepalive 128;
    keepalive_requests 10000000;
  }
  server {
    listen 127.0.0.1:${PORTS.nginx};
    location / {
      proxy_pass http://api;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
    }
  }
}
`

/** Version of the nginx on this machine; null: there is none. */
export const nginxVersion = (): string | null =>
  /nginx\/(\S+)/.exec(spawnSync(NGINX, ['-v'], { encoding: 'utf8' }).stderr ?? '')?.[1] ?? null

/** nginx as one process that forwards to the upstream over kept connections. */
export const startNginx = (): Promise<RunningService> => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/nginx.conf`, settings)

  return startServer({
    name: 'nginx',
    command: NGINX,
    args: ['-c', `${folder}/nginx.conf`],
    port: PORTS.nginx,
  })
}
