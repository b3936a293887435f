#!/bin/sh
# Puts the static files of a finished build beside those of the builds before it, compressed once, and forgets builds
# older than the last three. Tabs that were opened before still find their files.
#   deploy/release.sh /srv/aurelia/releases/2026-11-22 /srv/aurelia/static
set -eu

release=$1
store=$2
keep=${AURELIA_KEEP_BUILDS:-3}
build=$(cat "$release/.next/BUILD_ID")
lists="$store/builds"
mkdir -p "$store/_next" "$lists"

cp -R "$release/.next/static" "$store/_next/"
(cd "$release/.next" && find static -type f) > "$lists/$build.list"

# The build has written the brotli files; pictures and fonts are compressed already.
find "$store/_next/static" -type f \( -name '*.js' -o -name '*.css' -o -name '*.svg' -o -name '*.json' \) -size +1k |
  while IFS= read -r file; do
    [ -e "$file.gz" ] || gzip -9 -n -k "$file"
  done

ls -t "$lists" | tail -n +"$((keep + 1))" | while IFS= read -r old; do
  cat "$lists/$old" >> "$store/forgotten"
  rm "$lists/$old"
done
if [ -e "$store/forgotten" ]; then
  sort -u "$lists"/*.list > "$store/wanted"
  sort -u "$store/forgotten" | comm -23 - "$store/wanted" | while IFS= read -r file; do
    rm -f "$store/_next/$file" "$store/_next/$file.gz" "$store/_next/$file.br"
  done
  rm "$store/forgotten" "$store/wanted"
fi
echo "Build $build is in $store."
