import type { presets } from '../../../../src/sites/presets/presets.ts';

interface Kind {
  readonly template: keyof typeof presets;
  readonly sells: string;
  readonly words: RegExp;
}

/** In the order of the numbers that the dealer types. */
const kinds: readonly Kind[] = [
  {
    template: 'used',
    sells: 'used cars',
    words: /^(?:used|pre-?owned|second[ -]?hand)(?: (?:cars?|vehicles?|utes?))?$/,
  },
  { template: 'franchise', sells: 'cars of one make, new and used', words: /^(?:franchise|(?:cars of )?one make)$/ },
  { template: 'group', sells: 'cars of several makes, new and used', words: /^(?:group|(?:cars of )?several makes)$/ },
  {
    template: 'specialist',
    sells: 'caravans, trucks or motorcycles',
    words: /^(?:specialist|caravans?|trucks?|motor ?cycles?|(?:motor ?)?bikes?)$/,
  },
];

export const templateChoices: readonly string[] = kinds.map(({ sells }, index) => `${index + 1} ${sells}`);

export const readTemplate = (text: string): string => {
  const plain = text.trim().toLowerCase();
  const kind =
    kinds.find(({ template, sells }, index) => [String(index + 1), template, sells].includes(plain)) ??
    kinds.find(({ words }) => words.test(plain));
  return kind?.template ?? plain;
};
