// Classes found with public collections of harmful scripts and of attack techniques; each beside what people do daily.
import { test } from 'node:test'
import { twins } from '#test/support/verdicts.ts'

test('a list of all processes is searched for what the machine stands on, and what was found is ended', () => {
  twins(
    [
      "ps aux | grep sshd | grep -v grep | awk '{print $2}' | xargs kill -9",
      "kill $(ps aux | grep '[d]ockerd' | awk '{print $2}')",
      "ps -ef | awk '/containerd/ {print $2}' | xargs sudo kill",
      "ps aux | grep -E 'NetworkManager|wpa_supplicant' | awk '{print $2}' | xargs -r kill",
      "ps aux | grep node | grep -v grep | awk '{print $2}' | xargs kill -9",
      'sudo pkill NetworkManager',
      'pkill -9 dbus-daemon',
      'ps -eo pid,args | while read -r pid cmd; do [[ $cmd == *sshd* ]] && kill -9 "$pid"; done',
      'while read -r p c; do if [[ "$c" =~ dockerd ]]; then kill $p; fi; done < <(ps -eo pid,cmd)',
      'ps -eo pid,cmd | while read p c; do if echo "$c" | grep -q containerd; then kill $p; fi; done',
      'ps -eo pid,cmd | while read p c; do case "$c" in *postgres*) kill $p;; esac; done',
    ],
    [
      "ps aux | grep vite | grep -v grep | awk '{print $2}' | xargs kill",
      'ps aux | grep "node server.js" | grep -v grep | awk \'{print $2}\' | xargs kill -9',
      "kill $(ps aux | grep '[n]ext dev' | awk '{print $2}')",
      "ps aux | grep sshd | awk '{print $2}'",
      'ps -eo pid,args | while read -r pid cmd; do [[ $cmd == *vite* ]] && kill "$pid"; done',
      'ps -eo pid,args | while read -r pid cmd; do [[ $cmd == *"next dev"* ]] && kill "$pid"; done',
      'ps -eo pid,cmd | while read p c; do if echo "$c" | grep -q webpack; then kill $p; fi; done',
      'ps -eo pid,cmd | while read p c; do [[ $c == *sshd* ]] && echo "$p"; done',
    ],
  )
})

test('code that goes through all processes ends what it chose by a name, or everything', () => {
  const ends = (condition: string) => `python3 - <<'EOF'
import psutil
for p in psutil.process_iter(['pid', 'name', 'cmdline']):
    try:
        cmd = p.info['cmdline']
        if cmd:
            line = ' '.join(cmd)
        ${condition}
            p.kill()
    except psutil.NoSuchProcess:
        pass
EOF`
  twins(
    [
      ends("if p.info['name'] == 'sshd':"),
      ends("if cmd is not None and 'dockerd' in cmd:"),
      ends("if p.info['name'] == 'node':"),
      ends('if p.pid != os.getpid():'),
      ends("if p.info['name'] not in ('systemd', 'bash'):"),
      'python3 -c "import psutil\nfor p in psutil.process_iter():\n    p.kill()"',
    ],
    [
      ends("if cmd and 'vite' in line:"),
      ends("if 'uvicorn main:app' in line:"),
      ends("if p.info['name'] == 'my-server':"),
      ends('if target in line:'),
    ],
  )
})

test('another machine is told what to run, and old states of locked files', () => {
  twins(
    [
      'wmic /node:srv1 process call create "cmd /c x"',
      String.raw`wmic /node:dc.example.net shadowcopy call create Volume=C:\ `,
      String.raw`remcom.exe \\host1 /user:a /pwd:b cmd.exe`,
      String.raw`mklink /D C:\Temp\v \\?\GLOBALROOT\Device\HarddiskVolumeShadowCopy1`,
      'osascript <<EOF\ntell application "Terminal" of machine "eppc://${U}:${P}@${IP}"\n  do script "x"\nend tell\nEOF',
    ],
    ['wmic /node:srv1 os get caption', String.raw`mklink /D node_modules\a ..\a`, 'wmic os get caption'],
  )
})

test('nobody logs in without the file of passwords', () => {
  twins(
    ['rm /etc/shadow', 'sudo rm -f /etc/gshadow', 'f=/etc/shadow; rm -f "$f"', 'sudo shred -u /etc/shadow'],
    ['rm etc/shadow', 'rm /tmp/etc/shadow', "echo 'rm /etc/shadow'"],
  )
})

test('who may become root is settled below /usr/local as well', () => {
  twins(
    [
      "sudo sh -c 'echo dev ALL=NOPASSWD: ALL >> /usr/local/etc/sudoers'",
      'sudo cp dev /usr/local/etc/sudoers.d/dev',
      'sudo ee /usr/local/etc/sudoers',
    ],
    ['ls /usr/local/etc', 'cat /usr/local/etc/nginx/nginx.conf', 'ee notes.txt'],
  )
})

test('libraries of Windows that are none, and entries without a name', () => {
  twins(
    [
      String.raw`rundll32.exe C:\Users\dev\Downloads\photo.png, Start`,
      String.raw`rundll32.exe C:\work\x.dll,#2`,
      String.raw`rundll32 shell32.dll,Control_RunDLL C:\work\x.dll`,
      String.raw`rundll32 syssetup.dll,SetupInfObjectInstallAction DefaultInstall 128 .\a.inf`,
      String.raw`regsvr32 /s C:\Users\dev\Downloads\helper.dll`,
      'start /b rundll32.exe javascript:"x";y()',
    ],
    [
      'rundll32 printui.dll,PrintUIEntry /il',
      'rundll32 shell32.dll,Control_RunDLL sysdm.cpl,,3',
      'rundll32 shell32.dll,#61',
      'rundll32 user32.dll,LockWorkStation',
      'start /b npm start',
    ],
  )
})

test('keys of the registry that lock the owner out, believe a site or start a program, and one that only lifts a limit', () => {
  twins(
    [
      String.raw`reg add HKCU\Software\Microsoft\Windows\CurrentVersion\Policies\Explorer /v NoRun /t REG_DWORD /d 1 /f`,
      String.raw`New-ItemProperty -Path "HKCU:\Software\Policies\Microsoft\Windows\System" -Name DisableCMD -Value 1`,
      String.raw`reg add "HKCU\Software\Microsoft\Windows\CurrentVersion\Internet Settings\ZoneMap\Domains\bad.example" /v https /t REG_DWORD /d 2`,
      String.raw`reg add "HKCR\CLSID\{645FF040-5081-101B-9F08-00AA002F954E}\shell\open\command" /ve /d calc.exe /f`,
      String.raw`reg add HKLM\SOFTWARE\Policies\Microsoft\WindowsFirewall\DomainProfile /v EnableFirewall /t REG_DWORD /d 0 /f`,
      String.raw`$s = New-Object -ComObject WScript.Shell; $l = $s.CreateShortcut("$env:APPDATA\Microsoft\Windows\Start Menu\Programs\Startup\a.lnk"); $l.Save()`,
    ],
    [
      String.raw`reg add HKLM\SYSTEM\CurrentControlSet\Control\FileSystem /v LongPathsEnabled /t REG_DWORD /d 1 /f`,
      String.raw`New-ItemProperty -Path "HKLM:\SYSTEM\CurrentControlSet\Control\FileSystem" -Name LongPathsEnabled -Value 1 -PropertyType DWORD -Force`,
      String.raw`reg add HKCU\Software\Acme\App /v Theme /d dark /f`,
      String.raw`reg query HKCU\Software\Microsoft\Windows\CurrentVersion\Policies\Explorer`,
      String.raw`$s = New-Object -ComObject WScript.Shell; $l = $s.CreateShortcut("$env:USERPROFILE\Desktop\App.lnk"); $l.Save()`,
    ],
  )
})

test('a scanner that is switched on again is no scanner switched off', () => {
  twins(
    [
      'Set-MpPreference -DisableRealtimeMonitoring $true',
      'Set-MpPreference -DisableRealtimeMonitoring 0 -DisableScriptScanning 1',
      String.raw`Set-MpPreference -ExclusionPath C:\ `,
    ],
    ['Set-MpPreference -DisableRealtimeMonitoring $false', 'Set-MpPreference -DisableScriptScanning 0'],
  )
})

test('passwords out of the memory of a desktop', () => {
  twins(
    ['pypykatz live lsa', 'pypykatz lsa minidump lsass.dmp', 'sudo /tmp/m/mimipenguin.sh'],
    ['pypykatz --help', 'pip show pypykatz'],
  )
})

test('a Mac that others may look at, and what its scripts do elsewhere', () => {
  const kickstart = 'sudo /System/Library/CoreServices/RemoteManagement/ARDAgent.app/Contents/Resources/kickstart'
  twins(
    [
      `${kickstart} -configure -clientopts -setvnclegacy -vnclegacy yes -setvncpw -vncpw abc`,
      'sudo sysadminctl -guestAccount on',
      'sudo sysadminctl -smbGuestAccess on',
      `osascript -e 'tell application "Finder" of machine "eppc://u:p@10.0.0.7" to get name of every disk'`,
      `osascript -e 'mount volume "smb://u:p@10.0.0.7/share"'`,
      `osascript -e 'do shell script "id" with administrator privileges'`,
      `osascript -e 'do shell script "echo " & x'`,
      `osascript -e 'set r to do shell script "rm -rf ~/Documents"'`,
    ],
    [
      'launchctl kickstart -k gui/501/com.acme.app',
      'sudo sysadminctl -guestAccount off',
      `osascript -e 'do shell script "id"'`,
      `osascript -e 'set v to do shell script "sw_vers -productVersion"'`,
      `osascript -e 'set volume 3'`,
      `osascript -e 'tell application "Finder" to get name of every disk'`,
    ],
  )
})

test('accounts of the BSDs, and groups of a Mac that are only looked at', () => {
  twins(
    [
      'pw useradd bob -g wheel -s /bin/sh',
      'echo x | pw usermod bob -h 0',
      'pw userdel bob',
      'rmuser -y bob',
      'dseditgroup -o edit -a bob -t user admin',
      'sudo sharing -a /Users/dev/share -n share -s 001',
    ],
    [
      'pw usershow bob',
      'pw groupshow wheel',
      'dseditgroup -o read admin',
      'dseditgroup -o checkmember -m dev admin',
      'sharing -l',
    ],
  )
})

test('programs of Windows under another name', () => {
  twins(
    [
      String.raw`copy %windir%\system32\certutil.exe %temp%\tcm.tmp`,
      String.raw`copy C:\Windows\System32\cmd.exe C:\Users\dev\notes.exe`,
    ],
    [
      String.raw`copy C:\Windows\System32\drivers\etc\hosts .\hosts.txt`,
      String.raw`copy build\app.exe dist\app.exe`,
      String.raw`dir C:\Windows\System32\cmd.exe`,
    ],
  )
})

test('the clipboard, once and for as long as somebody copies', () => {
  twins(
    [
      'while true; do pbpaste >> clips.txt; sleep 5; done',
      'while :; do xclip -selection clipboard -o >> /tmp/c; sleep 2; done',
      "while true; do osascript -e 'return (the clipboard)' >> c.txt; sleep 10; done",
    ],
    [
      'pbpaste > notes.md',
      'xclip -selection clipboard -o | jq .',
      'while true; do npm test; sleep 5; done',
      'echo done | xclip -selection clipboard',
    ],
  )
})
