import { spellOutColour } from '#src/vehicle/rules/spell-out-colour.ts';
import { isOneCase } from './names/settle-case.ts';

/** Excludes text with figures, which may be a note or a paint code. */
const tidied = /^[\p{L}\s/&+,.()'’-]+$/u;
const joiningWords: ReadonlySet<string> = new Set(['and', 'with', 'over', 'on', 'w']);
/** Other abbreviations, such as 'GT' and 'BMW', have no vowel. */
const abbreviations: ReadonlySet<string> = new Set(['amg', 'sti', 'ii', 'iii']);
/** Matches paint codes in brackets too, so that they keep their case. */
const words = /\(\p{L}{1,4}\)|\p{L}[\p{L}'’]*/gu;

const tidyWord = (word: string, isFirst: boolean): string => {
  if (word.startsWith('(')) return word;
  const lower = word.toLowerCase();
  if (!isFirst && joiningWords.has(lower)) return lower;
  if (abbreviations.has(lower) || !/[aeiouyà-ü]/.test(lower)) return word.toUpperCase();
  return `${word.charAt(0).toUpperCase()}${lower.slice(1)}`;
};

/**
 * Spells out short words, and capitalises a colour written entirely in capitals or in small letters: 'LT BLUE' becomes
 * 'Light Blue'. Otherwise keeps the case, because paints have names such as 'GT Silver' and 'Soul Red Crystal'.
 * Idempotent.
 */
export const tidyColour = (colour: string): string => {
  const spelt = spellOutColour(colour);
  return isOneCase(colour) && tidied.test(colour)
    ? spelt.replaceAll(words, (word: string, at: number) => tidyWord(word, at === 0))
    : spelt;
};
