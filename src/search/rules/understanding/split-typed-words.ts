import { maxQueryLength } from '../max-query-length.ts';

export interface TypedWord {
  /** In lower case, without accents or commas, such as 'suv', '4x4', '$30000' or '30k'. */
  readonly text: string;
  readonly typed: string;
  readonly isExcluded: boolean;
  readonly hasPlus: boolean;
  /** True if a dash joins the word to the next one, as in '20k-30k' and 'cx-5'. */
  readonly isJoined: boolean;
}

const maxWords = 40;

const marks = /\p{M}+/gu;
const wordPattern = /(-?)(\$?\d{1,3}(?:,\d{3}){1,3}(?:\.\d{1,2})?|\$?\d{1,9}\.\d{1,3}|\$?[\p{L}\p{N}]{1,60})(\+?)/gu;

const signs: Readonly<Record<string, string>> = { '<': 'under', '≤': 'under', '>': 'over', '≥': 'over', '~': 'around' };

const fold = (text: string): string => text.normalize('NFKD').replaceAll(marks, '').toLowerCase();

/** Takes linear time. (#21) */
export const splitTypedWords = (typed: string): readonly TypedWord[] => {
  const text = typed
    .slice(0, maxQueryLength)
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
