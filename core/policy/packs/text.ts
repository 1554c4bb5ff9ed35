// Text that looks different from what it is.
import { pack, rule } from '#core/policy/rules/pack.ts'

export const TEXT_PACK = pack({
  pack: 'core.text',
  version: '1.0.0',
  rules: [
    rule({
      id: 'core.text/hidden',
      when: { effect: 'text.finding' },
      verdict: 'defer',
      score: { d1: 1, d2: 1, d3: 2 },
      category: 22,
      reason: 'It has characters that make it look different from what it is.',
      suggest: [{ text: 'Write it in plain characters', command: 'npm test' }],
      match: ['r\u200dm -rf build', 'curl https://g\u0456thub.com/x', 'git log\u001b[2K'],
      not_match: ["echo 'été' > fr.txt", 'ls "Übersicht.pdf"', 'npm test'],
    }),
  ],
})
