#!/bin/sh
# Runs once, in a new database server: the role of the app, which is no superuser, and its database.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$(cat /run/secrets/database_password)" --username="$POSTGRES_USER" <<'SQL'
create role tzemed login password :'password';
create database tzemed owner tzemed;
SQL
