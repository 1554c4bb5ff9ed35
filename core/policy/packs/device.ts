// Disks and other devices: writing, formatting, mounting.
import { pack, rule } from '#core/policy/rules/pack.ts'

export const DEVICE_PACK = pack({
  pack: 'core.dev',
  version: '1.0.0',
  rules: [
    rule({
      id: 'core.dev/write-device',
      when: { effect: 'dev.write' },
      verdict: 'block',
      score: { d1: 3, d2: 3, d3: 3 },
      category: 3,
      reason: 'Writes to, formats or removes a disk, a volume or the backups of a system.',
      suggest: [{ text: 'Write to an image file', command: 'dd if=in.img of=out.img bs=1M' }],
      lock: true,
      match: [
        'dd if=/dev/zero of=/dev/sda',
        'mkfs.ext4 /dev/sdb1',
        'wipefs -a /dev/vdb1',
        'pv x.img > /dev/mmcblk0',
        'vgremove -y data_vg',
        'zfs destroy -r rpool/home',
      ],
      not_match: ['dd if=in.img of=out.img bs=1M', 'lsblk', 'cmd 2>/dev/null', "echo 'dd of=/dev/sda'", 'df -h'],
    }),
    rule({
      id: 'core.dev/mount',
      when: { effect: 'fs.mount', danger: 2 },
      verdict: 'defer',
      score: { d1: 2, d2: 2, d3: 2 },
      category: 3,
      reason: 'Mounts or unmounts a file system.',
      match: ['sudo mount /dev/sdb1 /mnt', 'sudo umount -l /home', 'mount --bind /etc /mnt/x'],
      not_match: ['mount', 'findmnt', 'df -h', 'cat /proc/mounts'],
    }),
  ],
})
