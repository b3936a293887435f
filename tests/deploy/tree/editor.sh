#!/bin/bash
# Fake editor: writes the addresses of the sandbox and secrets into the environment file.
set -euo pipefail
for line in SITE_URL=https://casino.example PLATFORM_URL=http://127.0.0.1:4001 CONTENT_URL=http://127.0.0.1:4002 \
  REVALIDATE_SECRET=a-long-enough-secret-of-the-test PREVIEW_SECRET=another-long-enough-secret-of-it; do
  sed -i "s|^${line%%=*}=.*|$line|" "$1"
  grep -qxF "$line" "$1"
done
