// Letters of other scripts that look like ASCII letters, and dashes that look like the hyphen. Only what survives NFKC is listed
// (full-width and mathematical letters fold there). From the Unicode confusables data, letters that occur in program names.

const PAIRS: readonly (readonly [string, string])[] = [
  // Cyrillic.
  ['аɑα', 'a'],
  ['Ьь', 'b'],
  ['сϲ', 'c'],
  ['ԁժ', 'd'],
  ['еҽє', 'e'],
  ['ғ', 'f'],
  ['ɡց', 'g'],
  ['һհ', 'h'],
  ['іӏιıɩ', 'i'],
  ['јϳ', 'j'],
  ['кκ', 'k'],
  ['ⅼ', 'l'],
  ['мⅿ', 'm'],
  ['пոռ', 'n'],
  ['оοσօ', 'o'],
  ['рρ', 'p'],
  ['ԛգ', 'q'],
  ['гᴦ', 'r'],
  ['ѕ', 's'],
  ['тτ', 't'],
  ['υս', 'u'],
  ['ѵν', 'v'],
  ['ԝաω', 'w'],
  ['хχ', 'x'],
  ['уүγ', 'y'],
  ['ᴢ', 'z'],
  ['АΑ', 'A'],
  ['ВΒ', 'B'],
  ['СϹ', 'C'],
  ['ЕΕ', 'E'],
  ['НΗ', 'H'],
  ['ІΙӀ', 'I'],
  ['Ј', 'J'],
  ['КΚ', 'K'],
  ['МΜ', 'M'],
  ['Ν', 'N'],
  ['ОΟ', 'O'],
  ['РΡ', 'P'],
  ['Ѕ', 'S'],
  ['ТΤ', 'T'],
  ['ХΧ', 'X'],
  ['ҮΥ', 'Y'],
  ['Ζ', 'Z'],
  // Dashes, quotes and slashes.
  ['‐‑‒–﹣－−', '-'],
  ['—―', '--'],
  ['∕⁄⧸', '/'],
  ['․', '.'],
]

/** Character -> what it is taken for. */
export const CONFUSABLES: ReadonlyMap<string, string> = new Map(
  PAIRS.flatMap(([letters, ascii]) => [...letters].map((letter) => [letter, ascii] as const)),
)
