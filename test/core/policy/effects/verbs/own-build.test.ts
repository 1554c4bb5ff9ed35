// Packages that a build just left in the project, rows of the database of this machine, locks that are written anew.
import { test } from 'node:test'
import { twins } from '#test/support/twins.ts'

test('a package out of a folder of builds is installed like any other of the project, one from elsewhere is asked', () => {
  twins(
    [
      'sudo apt install ./notes.deb',
      'sudo apt install ~/Downloads/notes.deb',
      'sudo apt install /tmp/build/notes.deb',
      'sudo apt-get install -y ../out/notes.deb',
      'curl -o out/x.deb https://x.example/x.deb && sudo apt install ./out/x.deb',
    ],
    ['sudo apt install ./out/make/deb/x64/notes_1.0.0_amd64.deb', 'sudo apt-get install -y ./target/debian/notes.deb'],
  )
})

test('Package.resolved is a lock', () => {
  twins(['rm -rf Packages'], ['rm -rf .build Package.resolved && swift build'])
})
