import { multipliers, numberWords, unitWords } from './figure-words.ts';
import type { TypedWord } from './split-typed-words.ts';

export interface Amount {
  readonly value: number;
  readonly isDollars: boolean;
  readonly isMultiplied: boolean;
  readonly unit: string | null;
  readonly end: number;
}

const pattern = /^(\$?)(\d{1,9}(?:\.\d{1,3})?)([a-z]*)$/;
const thousands = new Set(['000', '500']);

export const readAmount = (words: readonly TypedWord[], at: number): Amount | null => {
  const word = words[at];
  if (word === undefined) return null;
  const [, sign = '', digits = '', ending = ''] = pattern.exec(numberWords.get(word.text) ?? word.text) ?? [];
  if (digits === '') return null;
  const amount = { value: Number(digits), isDollars: sign !== '', isMultiplied: false, unit: null, end: at + 1 };
  const [multiplier = '', unit = ''] = splitEnding(ending) ?? [];
  if (ending !== '' && multiplier === '' && unit === '') return null;
  if (multiplier !== '') return multiply(amount, multiplier, unit === '' ? null : unit);
  if (unit !== '') return { ...amount, unit };
  const next = words[at + 1];
  if (next === undefined || word.hasPlus) return amount;
  if (/^\d{1,3}$/.test(digits) && thousands.has(next.text)) {
    return { ...amount, value: Number(digits + next.text), end: at + 2 };
  }
  return multipliers.has(next.text) ? { ...multiply(amount, next.text, null), end: at + 2 } : amount;
};

const splitEnding = (ending: string): readonly [multiplier: string, unit: string] | undefined => {
  if (multipliers.has(ending)) return [ending, ''];
  if (unitWords.has(ending)) return ['', ending];
  const rest = ending.slice(1);
  return multipliers.has(ending.slice(0, 1)) && unitWords.has(rest) ? [ending.slice(0, 1), rest] : undefined;
};

const multiply = (amount: Amount, multiplier: string, unit: string | null): Amount => ({
  ...amount,
  value: amount.value * (multipliers.get(multiplier) ?? 1),
  isMultiplied: true,
  unit,
});
