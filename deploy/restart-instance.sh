#!/bin/sh
# Restarts the instance of a port as systemd knows it.
set -eu
exec systemctl restart "aurelia@$1.service"
