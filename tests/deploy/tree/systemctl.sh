#!/bin/bash
# Fake of systemd, of which a tree has none: starts what the guide names, the instances by their own unit file.
set -euo pipefail
unit=/etc/systemd/system/aurelia@.service

setting() {
  sed -n "s/^$1=//p" "$unit" | sed "s/%i/$2/g"
}

start_instance() {
  local port=$1
  cd "$(setting WorkingDirectory "$port")"
  # shellcheck disable=SC2046
  env -i PATH=/usr/bin:/bin $(setting Environment "$port") $(grep -v '^#' "$(setting EnvironmentFile "$port")") \
    setpriv --reuid "$(setting User "$port")" --regid "$(setting Group "$port")" --clear-groups \
    $(setting ExecStart "$port") > "/var/log/aurelia-$port.log" 2>&1 < /dev/null &
  echo $! > "/run/aurelia-$port.pid"
  sh -c "$(setting ExecStartPost "$port")" || { cat "/var/log/aurelia-$port.log" >&2; exit 1; }
}

stop() {
  local pid
  pid=$(cat "$1")
  kill -TERM "$pid"
  while kill -0 "$pid" 2> /dev/null; do sleep 0.2; done
}

port_of() {
  local name=${1#aurelia@}
  echo "${name%.service}"
}

case "$*" in
  daemon-reload) ;;
  'restart redis-server')
    setpriv --reuid redis --regid redis --clear-groups redis-server /etc/redis/redis.conf > /dev/null 2>&1 < /dev/null &
    ;;
  'reload nginx') if [ -s /run/nginx.pid ]; then nginx -s reload; else nginx; fi ;;
  'enable --now aurelia@'*) for name in "${@:3}"; do start_instance "$(port_of "$name")"; done ;;
  'restart aurelia@'*)
    port=$(port_of "$2")
    stop "/run/aurelia-$port.pid"
    start_instance "$port"
    ;;
  *) echo "systemctl $*: not known here" >&2; exit 2 ;;
esac
