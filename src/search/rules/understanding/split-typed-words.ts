export interface TypedWord {
  /** Folded: lower case, without accents; letters and digits, or an amount such as '$30,000', '30k', '4x4'. */
  readonly text: string;
  /** As it was typed, for a search of the words. */
  readonly typed: string;
  /** A minus stands right before it: '-toyota'. */
  readonly isExcluded: boolean;
  /** A plus stands right after it: '2020+'. */
  readonly hasPlus: boolean;
  /** A dash stands between it and the next word: '20k-30k', 'cx-5'. */
  readonly isJoined: boolean;
}

/** More words than a shopper would type; what follows them is not looked at. */
const maxWords = 40;
const maxCharacters = 200;

const marks = /\p{M}+/gu;
// An amount with its thousands separators or its decimals, else letters and digits.
const wordPattern = /(-?)(\$?\d{1,3}(?:,\d{3}){1,3}(?:\.\d{1,2})?|\$?\d{1,9}\.\d{1,3}|\$?[\p{L}\p{N}]{1,60})(\+?)/gu;

/** What signs stand for. */
const signs: Readonly<Record<string, string>> = { '<': 'under', '≤': 'under', '>': 'over', '≥': 'over', '~': 'around' };

const fold = (text: string): string => text.normalize('NFKD').replaceAll(marks, '').toLowerCase();

/** Splits what a shopper typed into words. Linear in the length, which is bounded. (#21) */
export const splitTypedWords = (typed: string): readonly TypedWord[] => {
  const text = typed
    .slice(0, maxCharacters)
    .replaceAll(/['’`]/g, '')
    .replaceAll(/[–—−]/g, '-')
    .replaceAll(/[<>~≤≥]/g, (sign) => ` ${signs[sign] ?? ''} `);
  const words: TypedWord[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const [whole, dash = '', word = '', plus = ''] = match;
    const { index } = match;
    const before = index === 0 ? ' ' : (text[index - 1] ?? ' ');
    const after = text.slice(index + whole.length, index + whole.length + 4);
    words.push({
      text: fold(word).replaceAll(',', ''),
      typed: word,
      isExcluded: dash !== '' && /[\s(]/.test(before),
      hasPlus: plus !== '' && !/^[\p{L}\p{N}]/u.test(after),
      isJoined: /^ ?- ?[\p{L}\p{N}$]/u.test(after),
    });
    if (words.length === maxWords) break;
  }
  return words;
};
