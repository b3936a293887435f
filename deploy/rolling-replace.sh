#!/bin/sh
# Replaces the instances one after another without losing a request: the balancer sends nothing to the one that is next,
# what it still has is finished, it is restarted, and it takes part again once it is ready.
#   deploy/rolling-replace.sh 3001 3002 3003
set -eu

upstreams=${AURELIA_UPSTREAMS:-/etc/nginx/aurelia/upstreams.conf}
reload=${AURELIA_RELOAD:-nginx -t -q && nginx -s reload}
# The port of the instance is the last argument.
restart=${AURELIA_RESTART:-/usr/local/lib/aurelia/restart-instance.sh}
# How long requests sent before the reload may still be in flight to it.
settle=${AURELIA_SETTLE_SECONDS:-2}
ready_limit=${AURELIA_READY_SECONDS:-60}

[ $# -gt 0 ] || { echo "usage: $0 PORT…" >&2; exit 2; }

mark() {
  sed -i -E "s/^([[:space:]]*server [^;]*:$1 [^;]*fail_timeout=[^; ]+)( down)?;/\1$2;/" "$upstreams"
  sh -c "$reload"
}

is_ready() {
  curl -sf -o /dev/null --max-time 2 "http://127.0.0.1:$1/readyz"
}

for port in "$@"; do
  grep -q ":$port " "$upstreams" || { echo "No instance on port $port in $upstreams." >&2; exit 1; }
  mark "$port" ' down'
  sleep "$settle"
  $restart "$port"
  waited=0
  until is_ready "$port"; do
    [ "$waited" -lt "$ready_limit" ] || { echo "The instance on port $port is not ready: it stays out." >&2; exit 1; }
    sleep 1
    waited=$((waited + 1))
  done
  mark "$port" ''
  echo "Port $port is replaced."
done
