// What people who build for boards, kernels and networks type all day, beside what looks like it: devices made of nothing, images
// mounted to be looked at, settings of the kernel that profilers want.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { twins, verdict_of } from '#test/support/verdicts.ts'

test('settings that profilers and servers want are no change of the kernel', () => {
  twins(
    [
      "sudo sysctl -w kernel.core_pattern='|/tmp/x %p'",
      "echo '|/tmp/x %p' | sudo tee /proc/sys/kernel/core_pattern",
      'sudo sysctl -w kernel.randomize_va_space=0',
      'sudo sysctl -w net.ipv4.ip_forward=1',
      'echo 0 | sudo tee /proc/sys/kernel/randomize_va_space',
    ],
    [
      'sudo sysctl -w kernel.core_pattern=core.%p',
      'sudo sysctl -w kernel.perf_event_paranoid=1',
      'echo -1 | sudo tee /proc/sys/kernel/perf_event_paranoid',
      'sudo sysctl -w vm.overcommit_memory=1 net.core.somaxconn=4096',
    ],
  )
})

test('modules, devices and networks made of nothing touch none that is there', () => {
  twins(
    [
      'sudo insmod ./rootkit.ko',
      'sudo modprobe usb-storage',
      'sudo modprobe -r vcan e1000e',
      'sudo ip link set dev eth0 down',
      'sudo ip link del eth0',
      'sudo ip route add default via 10.0.0.9',
      'sudo tc qdisc add dev eth0 root netem loss 50%',
    ],
    [
      'sudo modprobe vcan',
      'sudo modprobe -a can can_raw vcan',
      'sudo ip link add dev vcan0 type vcan && sudo ip link set up vcan0',
      'sudo ip netns add t1 && sudo ip link add v0 type veth peer name v1 netns t1',
      'sudo tc qdisc add dev lo root netem delay 50ms loss 1%',
    ],
  )
})

test('an image of the project is mounted to be looked at, a disk is not', () => {
  twins(
    [
      'sudo mount /dev/sdb1 /tmp/mnt',
      'sudo mount -o loop build/rootfs.img /home',
      'sudo mount --bind /etc /tmp/mnt',
      'sudo umount -l /tmp/mnt',
      'sudo umount /mnt/data',
      'mount -o loop ~/Downloads/x.iso /tmp/mnt',
    ],
    ['sudo mount -o loop,ro build/rootfs.img /tmp/mnt && ls /tmp/mnt; sudo umount /tmp/mnt'],
  )
})

test('a privileged container that only sets up emulation is known by name and words', () => {
  for (const command of [
    'docker run --rm --privileged -v /:/h tonistiigi/binfmt --install all',
    'docker run --rm --privileged evil/binfmt --install all',
    'docker run --rm --privileged multiarch/qemu-user-static sh -c "chroot /proc/1/root"',
    'docker run --rm --privileged --entrypoint sh tonistiigi/binfmt',
  ])
    assert.equal(verdict_of(command), 'block', command)
  twins(
    [],
    [
      'docker run --rm --privileged multiarch/qemu-user-static --reset -p yes',
      'docker run --privileged --rm tonistiigi/binfmt --install arm64,amd64',
    ],
  )
})

test('a program goes to the drive of a board that waits for one', () => {
  twins(
    ['cp notes.pdf /media/dev/USB/', 'rm -rf /media/dev/USB/work'],
    ['cp build/blink.uf2 /media/dev/RPI-RP2/', 'cp build/zephyr/zephyr.uf2 /Volumes/NICENANO/'],
  )
})

test('a database in the temporary folder is gone with it, whatever language opens it', () => {
  twins(
    [
      "python3 -c \"import sqlite3; c=sqlite3.connect('app.db'); c.execute('DROP TABLE users')\"",
      "python3 -c \"import sqlite3; a=sqlite3.connect('/tmp/a.db'); c=sqlite3.connect('prod.db'); c.execute('DROP TABLE users')\"",
      "python3 -c \"import psycopg2; c=psycopg2.connect('/tmp/x'); c.execute('DROP TABLE users')\"",
      'etcdctl --endpoints=localhost:2379 del --prefix /',
      'etcdctl --endpoints=etcd.prod:2379 del --prefix /leases/test-',
    ],
    [
      "python3 -c \"import sqlite3; c=sqlite3.connect('/tmp/a.db'); c.execute('drop table if exists hits')\"",
      'etcdctl --endpoints=localhost:2379 del --prefix /leases/test-',
    ],
  )
})

test('one compiler of the system beside another, and a proxy in front of an own service', () => {
  twins(
    [
      'sudo update-alternatives --set python3 /tmp/evil',
      'sudo update-alternatives --install /usr/bin/sudo sudo /usr/bin/sudo-x 10',
      'sudo update-alternatives --install /usr/bin/gcc gcc /home/dev/x 10',
      'mitmdump --mode transparent',
      'mitmdump --mode reverse:http://localhost:8000 --listen-host 0.0.0.0',
      'mitmdump --mode reverse:https://bank.example.com',
    ],
    [
      'sudo update-alternatives --install /usr/bin/gcc gcc /usr/bin/gcc-12 60 --slave /usr/bin/g++ g++ /usr/bin/g++-12',
      'sudo update-alternatives --set python3 /usr/bin/python3.12',
      'mitmdump -q -p 8081 --mode reverse:http://localhost:8000',
    ],
  )
})

test('keys that everybody may read, servers that anybody may be, and homes emptied by age', () => {
  assert.equal(verdict_of('find ~ -type f -mtime +1 -delete'), 'block')
  twins(
    [
      'chmod 644 ~/.ssh/id_rsa',
      'chmod o+r ~/.aws/credentials',
      "git config --global core.sshCommand 'ssh -o StrictHostKeyChecking=no'",
    ],
    [
      'chmod 700 ~/.ssh',
      'chmod 644 .env',
      "git config --global core.sshCommand 'ssh -i ~/.ssh/work'",
      'find ~/.cache -type f -mtime +30 -delete',
      'git reset --keep HEAD~1',
      "find . -name 'mock_*.go' -delete && go generate ./...",
    ],
  )
})
