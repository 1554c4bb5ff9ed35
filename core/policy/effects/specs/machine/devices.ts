// Programs that act on disks, volumes, file systems and firmware.
import { type Call, emit, has, said, text_of, touch, touch_as, values } from '#core/policy/effects/call.ts'
import { locate } from '#core/policy/effects/place/target.ts'
import { all_of, type Does, lists, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import { fed_nothing } from '#core/policy/effects/specs/file/creation.ts'
import type { Word } from '#core/policy/parse/tree.ts'

type Operation = 'raw' | 'format' | 'partition' | 'wipe' | 'volume' | 'firmware'

/** A write to an operand that is a device is a device write; the same program on an image file is an ordinary file write. */
function writes_device(call: Call, word: Word, op: Operation): void {
  if (call.command.place === 'local' && word.cert !== 'dynamic') {
    const { scope, path, cert } = locate(word, 'write', call.command.cwd, call.frame)
    const image =
      scope !== 'device' &&
      scope !== 'unresolved' &&
      (path?.startsWith('/dev/') !== true || scope === 'device-null' || scope === 'tmp')
    if (image) touch(call, 'fs.write', word, { mode: 'truncate' })
    else emit(call, 'dev.write', { target: path, cert, scope: 'device', d2: 3, span: word.span, fields: { op } })
    return
  }
  if (!word.text.startsWith('/dev/') && word.cert === 'literal') return
  emit(call, 'dev.write', {
    target: text_of(word),
    cert: word.cert,
    scope: 'device',
    d2: 3,
    span: word.span,
    fields: { op },
  })
}

function device(op: Operation): Does {
  return (call) => {
    const operands = call.operands.filter(
      (word) => word.text.startsWith('/') || word.cert !== 'literal' || /[./]/.test(word.text),
    )
    for (const word of operands) writes_device(call, word, op)
    if (operands.length === 0) nothing(call)
  }
}

/** `lvremove --test`: the volume manager goes through it and writes nothing. */
function tries_volumes(call: Call): boolean {
  return /^(?:lv|vg|pv)/.test(call.name) && /(?:^|\s)(?:-t|--test)(?:\s|$)/.test(said(call))
}

/** Volume managers name volumes, not paths. */
function volume(op: Operation): Does {
  return (call) =>
    emit(call, 'dev.write', {
      target: call.operands.at(-1)?.text ?? null,
      scope: 'device',
      d2: 3,
      fields: { op, volume: true },
    })
}

/** `cryptsetup luksFormat vault.img`: an image is a file like any other. */
const formats_container: Does = (call) => {
  const image = call.operands.find(
    ({ text, cert }) => cert === 'literal' && /^(?!\/dev\/).*\.(?:img|luks|raw|bin|vault)$/.test(text),
  )
  if (image === undefined) volume('wipe')(call)
  else touch(call, 'fs.write', image, { mode: 'inplace' })
}

const dd: Does = (call) => {
  let writes = false
  // What is read goes nowhere: how fast a disk reads, and whether it does.
  const targets = call.command.args.filter((one) => one.text.startsWith('of='))
  const nowhere = targets.length > 0 && targets.every((one) => one.text === 'of=/dev/null')
  const fed = call.command.args.some((one) => one.text.startsWith('if='))
  const empty =
    call.command.args.some((one) => /^(?:if=\/dev\/null|count=0)$/.test(one.text)) || (!fed && fed_nothing(call))
  for (const word of call.command.args) {
    const match = /^(if|of)=(.*)$/s.exec(word.text)
    if (match === null) continue
    const path = { ...word, text: match[2] ?? '' }
    if (nowhere) continue
    if (match[1] === 'if') touch(call, 'fs.read', path, { raw: true })
    else {
      writes = true
      writes_device(call, path, 'raw')
      if (empty && !path.text.startsWith('/dev/')) touch(call, 'fs.write', path, { mode: 'truncate', empty: true })
    }
  }
  if (!writes) nothing(call)
}

/** A place in the project or the temporary folder, by its name: what is mounted there covers nothing of anybody's. */
function is_passing_place(call: Call, word: Word): boolean {
  return (
    word.cert === 'literal' &&
    call.command.place === 'local' &&
    /^(?:workspace|regenerable|tmp)$/.test(locate(word, 'write', call.command.cwd, call.frame).scope)
  )
}

const mounts: Does = (call) => {
  const [source, target] = call.operands
  if (source === undefined || has(call, 'list')) {
    nothing(call)
    return
  }
  if (
    target !== undefined &&
    /\.(?:img|iso|raw|squashfs|sqfs|ext[234]|sdcard|wic)$/.test(source.text) &&
    is_passing_place(call, source) &&
    is_passing_place(call, target)
  ) {
    lists(call)
    return
  }
  // Only a container with the rights of the host sees its disks.
  if (call.command.place === 'container' && DISK.test(source.text))
    emit(call, 'ctr.exec', { target: source.text, fields: { privileged: true } })
  emit(call, 'fs.mount', {
    target: target?.text ?? source.text,
    d2: 2,
    fields: { source: source.text, op: 'mount', loop: /^\/dev\/loop/.test(source.text) },
  })
}

const DISK = /^\/dev\/(?:[shvx]v?d[a-z]\d*|nvme\d|mmcblk\d|disk\d|mapper\/|dm-\d)/

/** Partition editors print with `-l` and change the table otherwise. */
const partitions: Does = (call) => {
  if (has(call, 'list') || call.operands.some((word) => /^(?:print|help|unit|align-check)$/.test(word.text))) {
    lists(call)
    return
  }
  const target = call.operands.find((word) => word.text.startsWith('/dev/') || word.cert !== 'literal')
  if (target !== undefined) writes_device(call, target, 'partition')
  else if (call.operands[0] !== undefined) writes_device(call, call.operands[0], 'partition')
  else nothing(call)
}

/** `mkfs.ext4 -n`, `mkfs.xfs -N`: says what it would do. To the others those letters mean a name or a number. */
function only_shows_format({ command: { args }, name }: Call): boolean {
  const said = args.map(({ text }) => text)
  const kind = /^mkfs\.(.+)$/.exec(name)?.[1] ?? said[said.indexOf('-t') + 1] ?? ''
  if (name === 'mke2fs' || /^ext[234]$/.test(kind)) return said.some((text) => /^-[vFq]*n[vFq]*$/.test(text))
  return kind === 'xfs' && said.includes('-N')
}

/** An image from the network, a disk, or one that somebody downloaded. */
const FOREIGN_IMAGE = /^https?:|^\/dev\/|(?:^|\/)Downloads\/|^disk\d/

/** `-n`, `-nv`: only says what would be done. */
const ONLY_SAYS = /(?:^|\s)-[fpRrvFudi]{0,5}n[fpRrvFudi]{0,5}(?:\s|$)/

export const DEVICES: readonly ProgramSpec[] = [
  program('dd gdd dcfldd dc3dd ddrescue', { style: 'none', does: dd }),
  program('mkfs mke2fs mkswap mkdosfs mkntfs mkexfatfs newfs newfs_apfs newfs_hfs newfs_msdos mkreiserfs', {
    flags: { options: '-t --type -L -n -b -N -m -i -E -O -U -c -F -S -s -I -d -T -f =?' },
    does: (call) => (only_shows_format(call) ? lists(call) : device('format')(call)),
  }),
  program('wipefs', {
    flags: { all: '-a --all', offset: '-o --offset =', type: '-t --types =', dry_run: '-n --no-act' },
    harmless_with: ['dry_run'],
    does: (call) => (has(call, 'all') || has(call, 'offset') ? device('wipe')(call) : lists(call)),
  }),
  // It only reads unless one of these options makes it write.
  program('badblocks', {
    flags: { write: '-w -n', block: '-b -c -p -d -e -i -o -t -x =' },
    does: (call) => (has(call, 'write') ? device('wipe')(call) : lists(call)),
  }),
  program('hdparm', {
    flags: { show: '-I -i -t -T -v -g -C -H --Istdout --direct' },
    does: (call) =>
      call.command.args.some((word) =>
        /^--(?:security-(?:erase|set|disable)|trim-sector|write-sector|make-bad|fwdownload|yes-i)/.test(word.text),
      ) || !has(call, 'show')
        ? device('wipe')(call)
        : lists(call),
  }),
  program('blkdiscard nvme sg_format scrub nwipe', {
    flags: { show: '--list', quiet: '-v --verbose', block: '-b -c -p -l --length -o --offset =' },
    subcommands: {
      'list id-ctrl id-ns smart-log list-subsys error-log get-feature show-regs': nothing,
      'format sanitize write write-zeroes dsm delete-ns': device('wipe'),
    },
    does: (call) => (has(call, 'show') ? lists(call) : device('wipe')(call)),
  }),
  // To parted `-s` means a script, to sfdisk a size that is printed.
  program('parted gparted', {
    flags: { list: '-l --list -v --version', quiet: '-s --script -m --machine -f --fix', align: '-a --align =' },
    does: partitions,
  }),
  program('fdisk sfdisk gdisk sgdisk cfdisk partprobe cgdisk', {
    flags: {
      list: '-l --list -p --print -d --dump -v --verify -G -s --getsz',
      align: '-a --align =',
      script: '--script',
      type: '-t =',
    },
    does: partitions,
  }),
  program(
    'lvremove vgremove pvremove lvreduce vgreduce pvmove vgcfgrestore lvresize lvconvert pvcreate vgcreate dmsetup cryptsetup mdadm',
    {
      flags: { list: '--detail --examine -D -E --scan --query', size: '-L --size -l --extents -n --name --type =' },
      subcommands: {
        'ls info status table deps targets version isLuks luksDump luksUUID isluks luksdump benchmark': nothing,
        'luksFormat luksformat': formats_container,
        'luksErase luksRemoveKey erase luksremovekey luksKillSlot remove remove_all wipe_table reencrypt':
          volume('wipe'),
      },
      does: (call) => (has(call, 'list') || tries_volumes(call) ? nothing(call) : volume('volume')(call)),
    },
  ),
  program(
    'lvs vgs pvs lvdisplay vgdisplay pvdisplay lsblk blkid findmnt df du lsscsi lspci lsusb lshw lscpu lsmem smartctl free lsof',
    {
      flags: { any: '-o --output -t -T -d -x --max-depth -p -i -u -c =?' },
      does: nothing,
    },
  ),
  program('zpool zfs', {
    subcommands: {
      // A snapshot takes no space and nothing away.
      'list get status iostat history diff events snapshot snap scrub': nothing,
      // `-n` says what would go.
      'destroy rollback labelclear detach remove': (call) =>
        ONLY_SAYS.test(said(call)) ? nothing(call) : volume('volume')(call),
      // Creating a pool on a disk destroys its content.
      create: (call) =>
        call.operands.some((word) => word.text.startsWith('/dev/'))
          ? volume('format')(call)
          : emit(call, 'fs.mount', { fields: { op: 'zfs' } }),
      'mount set clone import export send receive recv': (call) =>
        ONLY_SAYS.test(said(call)) ? nothing(call) : emit(call, 'fs.mount', { fields: { op: 'zfs' } }),
    },
    does: nothing,
  }),
  program('btrfs', {
    subcommands: {
      'subvolume sub': {
        subcommands: {
          'list show get-default': nothing,
          'delete del': (call) => {
            for (const word of call.operands) {
              const draft = touch(call, 'fs.delete', word, { recursive: true })
              // Destroying a mounted volume loses data, destroying a snapshot less.
              if (draft?.scope === 'other-workspace' && !/snap|backup/i.test(word.text)) volume('volume')(call)
            }
          },
        },
        does: nothing,
      },
      device: { subcommands: { 'delete remove': volume('volume') }, does: nothing },
    },
    does: nothing,
  }),
  program('diskutil hdiutil asr', {
    subcommands: {
      'list info activity apfs verifydisk verifyvolume imageinfo': nothing,
      'erasedisk eraseDisk erasevolume eraseVolume reformat partitiondisk partitionDisk securerase secureErase zerodisk zeroDisk randomdisk randomDisk deletevolume eraseall restore':
        volume('format'),
      'attach mount detach unmount eject create convert': (call) => {
        const own =
          call.name === 'hdiutil' &&
          call.operands.every((word) => word.cert === 'literal' && !FOREIGN_IMAGE.test(word.text))
        if (!own) emit(call, 'fs.mount', { fields: { op: 'image' } })
        else for (const word of call.operands) touch(call, 'fs.list', word)
      },
    },
    does: nothing,
  }),
  program('qemu-img', {
    flags: {
      format: '-f -F -O -o -b --backing --object -S -T -t -m -l --target-format =',
      quiet: '-p -q -c -n -W -U -u',
    },
    subcommands: {
      'create resize commit rebase amend': (call) => {
        const [image] = call.operands
        if (image === undefined) nothing(call)
        else writes_device(call, image, 'raw')
      },
      convert: (call) => {
        const target = call.operands.at(-1)
        if (target === undefined) nothing(call)
        else writes_device(call, target, 'raw')
      },
      dd: (call) => {
        for (const word of call.command.args)
          if (word.text.startsWith('of=')) writes_device(call, { ...word, text: word.text.slice(3) }, 'raw')
      },
    },
    does: nothing,
  }),
  program('mount', {
    flags: { list: '-l --show-labels', type: '-t --types -o --options -L -U =', all: '-a --all' },
    does: (call) => (has(call, 'all') ? emit(call, 'fs.mount', { d2: 2, fields: { op: 'mount' } }) : mounts(call)),
  }),
  program('umount', {
    flags: { lazy: '-l -f -a' },
    does: (call) =>
      !has(call, 'lazy') && call.operands.length > 0 && call.operands.every((word) => is_passing_place(call, word))
        ? lists(call)
        : emit(call, 'fs.mount', { target: call.operands[0]?.text ?? null, d2: 2, fields: { op: 'umount' } }),
  }),
  program('losetup', {
    flags: { list: '-a --all -l --list -j =?', offset: '-o --offset =' },
    does: (call) =>
      call.operands.length === 0 ? nothing(call) : emit(call, 'fs.mount', { d2: 2, fields: { op: 'loop' } }),
  }),
  // Alone with a device they print its label.
  program('e2label fatlabel dosfslabel exfatlabel ntfslabel', {
    does: (call) => (call.operands.length < 2 ? lists(call) : device('volume')(call)),
  }),
  program('fsck e2fsck xfs_repair tune2fs resize2fs debugfs xfs_growfs fstrim', {
    flags: { dry_run: '-n -N -l', command: '-R =' },
    harmless_with: ['dry_run'],
    does: device('volume'),
  }),
  program('swapon swapoff', {
    flags: { show: '-s --show --summary' },
    does: (call) => (has(call, 'show') ? nothing(call) : emit(call, 'sys.kernel', { d2: 1, fields: { op: 'swap' } })),
  }),
  program('fwupdmgr efibootmgr grub-install grub2-install update-grub bootctl bcdedit fastboot', {
    subcommands: {
      'get-devices get-updates get-history status list security devices getvar print': nothing,
      'flash erase oem flashall update format': volume('firmware'),
    },
    does: (call) => (call.operands.length === 0 && call.given.size === 0 ? nothing(call) : volume('firmware')(call)),
  }),
  program('flashrom', {
    flags: {
      programmer: '-p --programmer -c --chip -l --layout -i --include -o --output =',
      shows: '-L --list-supported -V -h --help -R --version',
      reads: '-r --read =',
    },
    // Without a file to write it says which chip it finds.
    does: (call) =>
      call.command.args.some(({ text }) => /^(?:-w|-E|--write|--erase|--wp-\w+)/.test(text))
        ? volume('firmware')(call)
        : nothing(call),
  }),
  program('nvram', {
    flags: { shows: '-x -p -xp -px', delete: '-d =', clear: '-c', file: '-f =' },
    // A name alone is read, with a value it is set.
    does: (call) =>
      has(call, 'delete') ||
      has(call, 'clear') ||
      has(call, 'file') ||
      call.operands.some(({ text, cert }) => cert !== 'literal' || text.includes('='))
        ? volume('firmware')(call)
        : nothing(call),
  }),
  program('blockdev', {
    flags: { changes: '--setro --setrw --rereadpt', sets: '--setbsz --setra --setfra =' },
    does: (call) => (has(call, 'changes') ? volume('volume')(call) : lists(call)),
  }),
  program('pv', {
    flags: { size: '-s --size -L --rate-limit -N --name -i --interval -w --width =', output: '-o --output =' },
    does: all_of(nothing, (call) => {
      for (const word of values(call, 'output')) touch(call, 'fs.write', word, { mode: 'truncate' })
      for (const word of call.operands) touch_as(call, 'fs.read', 'read', word, { raw: true })
    }),
  }),
]
