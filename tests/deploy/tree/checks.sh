# What a visitor and an operator see of the site. Prints a line a check: name, what has to be, what is, by tabs.
check() {
  printf 'CHECK\t%s\t%s\t%s\n' "$1" "$2" "$3"
}
visit() {
  curl -s --max-time 20 --cacert "/etc/ssl/$SITE/fullchain.pem" --resolve "$SITE:443:127.0.0.1" "$@"
}

check_site() {
  check "$1: the home page" 200 "$(visit -o /tmp/page.html -w '%{http_code}' "https://$SITE/")"
  check "$1: it is the demo's" yes "$(grep -q '<title>Aurelia' /tmp/page.html && echo yes || echo no)"
  check "$1: the French page" 200 "$(visit -o /dev/null -w '%{http_code}' "https://$SITE/fr/gamehall")"
  local file coding=gzip
  file=$(grep -o '/_next/static/[^"]*\.js' /tmp/page.html | head -1)
  [ ! -e /etc/nginx/aurelia/static-brotli.conf ] || coding=br
  visit -D /tmp/headers -o /dev/null -H "Accept-Encoding: $coding" "https://$SITE$file"
  check "$1: its code, compressed once" "200 $coding" \
    "$(sed -n 's/^HTTP[^ ]* \([0-9]*\).*/\1/p' /tmp/headers) $(sed -n 's/\r//; s/^content-encoding: //ip' /tmp/headers)"
  check "$1: every instance runs this version, as the user of its unit" "$RELEASE aurelia" "$(versions)"
}

versions() {
  for port in 3001 3002 3003; do
    pid=$(cat "/run/aurelia-$port.pid")
    echo "$(readlink "/proc/$pid/cwd") $(stat -c %U "/proc/$pid")"
  done | sort -u | paste -sd ';'
}

check_server() {
  check "Debian's own site is still there" yes "$([ -e /etc/nginx/sites-enabled/default ] && echo yes || echo no)"
  check 'plain http leads to https' "301 https://$SITE/offers" \
    "$(curl -s -o /dev/null -w '%{http_code} %{redirect_url}' --resolve "$SITE:80:127.0.0.1" "http://$SITE/offers")"
  check 'another name gets no certificate' refused \
    "$(curl -sk -o /dev/null --resolve other.example:443:127.0.0.1 https://other.example/ && echo served || echo refused)"
  check 'nobody else reads the variables' unreadable \
    "$(setpriv --reuid www-data --regid www-data --clear-groups cat /etc/aurelia/environment > /dev/null 2>&1 && echo readable || echo unreadable)"
  check 'pages are shared in Redis' yes "$([ "$(redis-cli dbsize)" -gt 0 ] && echo yes || echo no)"
}
