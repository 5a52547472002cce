const shortWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Light: 'lt lgt',
    Dark: 'dk drk',
    Metallic: 'met mtlc',
    White: 'wht',
    Black: 'blk blck',
    Grey: 'gry',
    Silver: 'slv slvr silv',
    Blue: 'blu',
    Green: 'grn',
    Yellow: 'ylw yllw',
    Orange: 'orng ornge',
    Brown: 'brn brwn',
    Beige: 'bge',
    Purple: 'prpl',
    Maroon: 'mrn',
  }).flatMap(([colour, short]) => short.split(' ').map((word) => [word, colour] as const)),
);

export const spellOutColour = (colour: string): string =>
  colour.replaceAll(/(\p{L}+)\.?/gu, (written: string, word: string) => shortWords.get(word.toLowerCase()) ?? written);
