#!/bin/bash
# Runs two scripts as root of a tree of its own: this machine's system with every change in memory. The first has the
# machine's network, the second one of its own, so that ports of the machine are left alone.
#   enter.sh FOLDER REPOSITORY WITH_NETWORK_SCRIPT WITHOUT_NETWORK_SCRIPT      (inside of unshare --mount --pid --fork)
set -euo pipefail
folder=$1 repository=$2
tree=$folder/memory/root

mount --make-rprivate /
mkdir -p "$folder/memory"
mount -t tmpfs -o size=4g tmpfs "$folder/memory"
mkdir "$folder/memory/changes" "$folder/memory/work" "$tree"
mount -t overlay overlay -o "lowerdir=/,upperdir=$folder/memory/changes,workdir=$folder/memory/work" "$tree"
mount -t proc proc "$tree/proc"
mount --rbind /dev "$tree/dev"
mkdir -p "$tree$repository" "$tree/test" "$tree/tmp" "$tree/run"
chmod 1777 "$tree/tmp"
mount --bind -o ro "$repository" "$tree$repository"
mount --bind "$folder/scripts" "$tree/test"
cp --remove-destination /etc/resolv.conf /etc/hosts "$tree/etc/"

# Nothing starts while packages are installed; what stands in for parts this tree has not comes first in the path.
printf '#!/bin/sh\nexit 101\n' > "$tree/usr/sbin/policy-rc.d"
chmod +x "$tree/usr/sbin/policy-rc.d"
for name in git npm systemctl; do
  cp "$folder/scripts/$name.sh" "$tree/usr/local/sbin/$name"
  chmod +x "$tree/usr/local/sbin/$name"
done

export DEBIAN_FRONTEND=noninteractive HOME=/root REPOSITORY_FOLDER=$repository
export PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
chroot "$tree" bash "/test/$3"
unshare --net chroot "$tree" bash -c "ip link set lo up && exec bash /test/$4"
