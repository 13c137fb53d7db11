#!/bin/sh
# Puts the release that this file is part of on line: after unpacking it, and later to go back to it. Pages that are open keep
# the files of the release before. Reload nginx afterwards.
set -eu
cd "$(dirname "$0")"
sha256sum --quiet --check SHA256SUMS
release=$(basename "$PWD")
cd ..
if [ ! -e settings ]; then
  cp -R "$release/settings" settings
  echo "First release: fill in $PWD/settings, then reload nginx."
fi
if [ -e current ] && [ "$(readlink current)" != "$release" ]; then
  ln -sfn "$(readlink current)" previous
fi
ln -sfn "$release" current
echo "On line after a reload of nginx: $release"
