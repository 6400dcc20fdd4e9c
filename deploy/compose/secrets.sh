#!/bin/sh
# Makes the secrets of compose.yaml, a file each in the folder "secrets" beside this one. What is there stays as it is.
set -eu
cd "$(dirname "$0")"
mkdir -p secrets
# Nobody else of this machine gets into it; the user of a container reads its files, which are mounted one by one.
chmod 700 secrets
umask 022

key() { openssl rand -base64 32 | tr '+/' '-_' | tr -d '=\n'; }
put() { [ -s "secrets/$1" ] || printf '%s' "$2" > "secrets/$1"; }
of() { cat "secrets/$1"; }

for name in INTERNAL_KEY POSTGRES_PASSWORD OWNER_PASSWORD PASSWORD S3_SECRET_KEY GRAFANA_PASSWORD; do put "$name" "$(key)"; done
for name in SESSION_KEYS TOKEN_KEYS; do put "$name" "a:$(key)"; done
put S3_ACCESS_KEY inzrt
put DATABASE_OWNER_URL "postgres://inzrt_owner:$(of OWNER_PASSWORD)@postgres:5432/inzrt"
put DATABASE_URL "postgres://inzrt:$(of PASSWORD)@postgres:5432/inzrt"
put DATABASE_POOL_URL "postgres://inzrt:$(of PASSWORD)@pgbouncer:6432/inzrt"
put USERLIST "\"inzrt\" \"$(of PASSWORD)\""
# The mail catcher's; yours, with TLS, for letters that are to arrive.
put SMTP_URL smtp://127.0.0.1:1025
