#!/bin/sh
# Run once by the PostgreSQL of compose.yaml: an owner of the tables, and a role that reads and writes them.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 \
  --set owner="$(cat /run/secrets/OWNER_PASSWORD)" --set product="$(cat /run/secrets/PASSWORD)" <<'SQL'
create role inzrt_owner login password :'owner';
create role inzrt login password :'product';
create database inzrt owner inzrt_owner;
SQL
