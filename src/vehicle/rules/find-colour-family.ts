import { spellOutColour } from './spell-out-colour.ts';

export const colourFamilies = [
  'White',
  'Black',
  'Grey',
  'Silver',
  'Blue',
  'Red',
  'Green',
  'Yellow',
  'Orange',
  'Brown',
  'Beige',
  'Purple',
] as const;

export type ColourFamily = (typeof colourFamilies)[number];

/** In the name of a single colour, the last plain word decides: 'Orange Grey' is grey. */
const plainWords: Readonly<Record<ColourFamily, string>> = {
  White: 'white',
  Black: 'black',
  Grey: 'grey gray',
  Silver: 'silver',
  Blue: 'blue',
  Red: 'red',
  Green: 'green',
  Yellow: 'yellow',
  Orange: 'orange',
  Brown: 'brown',
  Beige: 'beige',
  Purple: 'purple',
};

const paintWords: Readonly<Record<ColourFamily, string>> = {
  White: 'ivory alabaster snow snowflake polar arctic glacier alpine chalk',
  Black: 'ebony onyx obsidian jet raven midnight noir',
  Grey: 'graphite gunmetal charcoal slate granite titanium anthracite magnetic cement concrete meteor tungsten lead',
  Silver: 'platinum aluminium aluminum billet sterling mercury chrome steel tinsel argent',
  Blue: 'navy azure cobalt sapphire indigo cyan denim ocean marine aqua turquoise teal',
  Red: 'maroon burgundy crimson scarlet ruby garnet cherry cardinal wine rosso magma merlot claret',
  Green: 'olive emerald lime khaki jade moss sage forest eucalypt eucalyptus mint fern',
  Yellow: 'gold golden lemon mustard sunflower canary giallo',
  Orange: 'copper tangerine amber apricot mandarin',
  Brown: 'bronze chocolate mocha coffee espresso walnut chestnut cognac tan saddle mahogany',
  Beige: 'sand sandstone cream champagne latte desert sahara fawn stone quartz almond biscuit wheat',
  Purple: 'violet plum mauve magenta lilac lavender amethyst aubergine burple pink',
};

const toTable = (rows: Readonly<Record<ColourFamily, string>>): ReadonlyMap<string, ColourFamily> =>
  new Map(colourFamilies.flatMap((family) => rows[family].split(' ').map((word) => [word, family] as const)));

const byPlainWord = toTable(plainWords);
const byPaintWord = toTable(paintWords);

const other = 'Other';

export const findColourFamily = (colour: string | null): ColourFamily | typeof other | null => {
  if (colour === null) return null;
  const [first = ''] = spellOutColour(colour)
    .toLowerCase()
    .split(/[/,&+]|\band\b|\bwith\b/);
  const words = first.split(/[^a-z]+/).filter((word) => word !== '');
  const plain = words.findLast((word) => byPlainWord.has(word));
  const named = plain ?? words.findLast((word) => byPaintWord.has(word)) ?? '';
  return byPlainWord.get(named) ?? byPaintWord.get(named) ?? other;
};
