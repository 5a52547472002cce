import { z } from 'zod';
import type { SaleColumn } from '../../../src/stock-import/rules/create-feed-notes.ts';
import type { WordColumn } from '../../../src/stock-import/rules/create-word-columns.ts';
import type { StatusWord } from '../../../src/stock-import/rules/describe-feed-notes.ts';
import { quoteWords } from '../../../src/stock-import/rules/describe-feed-notes.ts';
import { searched } from '../../../src/stock-import/rules/feed-columns.ts';
import { readYesNo } from '../../site/new/answers/read-yes-no.ts';
import type { Prompt } from '../../site/new/ask.ts';
import { isNothing } from '../../site/new/ask.ts';
import type { MapAnswers, Pairs } from './map-answers.ts';

const mostWordColumns = 6;
const saleNames = ['status', 'sold', 'reserved'];

const yesOrNo = z
  .string()
  .transform((typed, context) => {
    const answer = readYesNo(typed);
    if (answer !== undefined) return answer;
    context.addIssue({ code: 'custom', message: typed });
    return z.NEVER;
  })
  .meta({ allowed: 'yes or no' });

const askStatusColumn = async (prompt: Prompt, columns: readonly WordColumn[]): Promise<WordColumn | undefined> => {
  const [only] = columns;
  if (columns.length === 1 && only !== undefined) {
    prompt.say(`  "${only.heading}" says ${quoteWords(only.words)}.`);
    const isStatus = await prompt.ask(`Does "${only.heading}" say which cars are for sale? (yes or no)`, yesOrNo);
    return isStatus ? only : undefined;
  }
  for (const [at, { heading, words }] of columns.entries())
    prompt.say(`  ${at + 1} "${heading}" says ${quoteWords(words)}.`);
  const number = z
    .string()
    .refine((typed) => isNothing(typed) || columns[Number(typed) - 1] !== undefined)
    .meta({ allowed: `a number from 1 to ${columns.length}, or none` });
  const typed = await prompt.ask('Which column says which cars are for sale? (a number, or none)', number);
  return columns[Number(typed) - 1];
};

/**
 * Asks whether an unread column says which cars are for sale, unless a column is read as `status`, `sold` or
 * `reserved`. Has no default answer, because a wrong one could publish sold cars.
 * @param columns the answers so far
 */
export const askWordColumns = async (
  prompt: Prompt,
  wordColumns: readonly WordColumn[],
  columns: Pairs,
): Promise<Pairs> => {
  const open = wordColumns
    .filter(({ heading }) => (columns[heading] ?? 'ignored') === 'ignored')
    .slice(0, mostWordColumns);
  if (open.length === 0 || saleNames.some((name) => Object.values(columns).includes(name))) return {};
  const found = await askStatusColumn(prompt, open);
  return found === undefined
    ? Object.fromEntries(open.map(({ heading }) => [heading, searched]))
    : { [found.heading]: 'status' };
};

/**
 * Asks about unread columns whose text keeps cars off sale, such as notes to the staff. If the dealer agrees, the
 * column becomes 'searched', because the import doesn't search an `ignored` column.
 * @param columns the answers so far
 */
export const askSaleColumns = async (
  prompt: Prompt,
  saleColumns: readonly SaleColumn[],
  columns: Pairs,
): Promise<Pairs> => {
  const answered: Record<string, string> = { ...columns };
  for (const { heading, held, says } of saleColumns) {
    if (![undefined, 'ignored', searched].includes(columns[heading])) continue;
    prompt.say(`  "${heading}" says ${says}.`);
    const [these, word] = held === 1 ? ['this car', 'the words'] : ['these cars', 'such words'];
    const isKept = await prompt.askYesNo(`Treat ${these} as not for sale, because of ${word}?`, true);
    answered[heading] = isKept ? searched : 'ignored';
  }
  return answered;
};

const mostWords = 10;

const askWordsOf = async (prompt: Prompt, heading: string, words: readonly string[]): Promise<ReadonlySet<string>> => {
  const [only = ''] = words;
  if (words.length === 1) {
    return new Set((await prompt.askYesNo(`Is a car for sale if "${heading}" says "${only}"?`)) ? words : []);
  }
  const numbers = z
    .string()
    .transform((typed) => typed.match(/[^\s,;]+/g) ?? [])
    .refine((typed) => typed.every((number) => words[Number(number) - 1] !== undefined))
    .meta({ allowed: `numbers from 1 to ${words.length}, such as 1 2` });
  const listed = words.map((word, at) => `${at + 1} ${word}`).join(', ');
  const typed = await prompt.askOptional(`Which words in "${heading}" mean for sale: ${listed}?`, numbers);
  return new Set((typed ?? []).flatMap((number) => words[Number(number) - 1] ?? []));
};

export const askWords = async (
  prompt: Prompt,
  words: readonly StatusWord[],
): Promise<Pick<MapAnswers, 'onSale' | 'notOnSale'>> => {
  const onSale: string[] = [];
  const notOnSale: string[] = [];
  const unknown = words.filter(({ meaning }) => meaning === 'unknown').slice(0, mostWords);
  for (const [heading, ofColumn] of Map.groupBy(unknown, (word) => word.heading)) {
    const chosen = await askWordsOf(
      prompt,
      heading,
      ofColumn.map(({ word }) => word),
    );
    for (const { word } of ofColumn) (chosen.has(word) ? onSale : notOnSale).push(word);
  }
  return { onSale, notOnSale };
};
