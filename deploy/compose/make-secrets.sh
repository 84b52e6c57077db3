#!/bin/sh
# Makes the secrets of compose.yaml in the folder `secrets` beside this file, each once: one that is there stays.
set -eu
cd "$(dirname "$0")"
mkdir -p secrets
# The folder keeps others out; a container reads each file as an account of its own.
chmod 700 secrets

keep() {
  [ -s "secrets/$1" ] || printf '%s' "$2" >"secrets/$1"
  chmod 444 "secrets/$1"
}
random() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }

for name in postgres_password database_password s3_access_key s3_secret_key backup_key; do
  keep "$name" "$(random)"
done
keep database_url "postgresql://tzemed:$(cat secrets/database_password)@db:5432/tzemed"
keep s3_identities "$(printf '{"identities":[{"name":"tzemed","credentials":[{"accessKey":"%s","secretKey":"%s"}],"actions":["Admin","Read","Write","List","Tagging"]}]}' \
  "$(cat secrets/s3_access_key)" "$(cat secrets/s3_secret_key)")"
echo "Secrets are in $(pwd)/secrets. Keep a copy of backup_key apart: without it no backup can be read."
