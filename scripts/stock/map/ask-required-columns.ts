import { z } from 'zod';
import { searched } from '../../../src/stock-import/rules/feed-columns.ts';
import type { Prompt } from '../../site/new/ask.ts';
import { isNothing } from '../../site/new/ask.ts';
import type { Pairs } from './map-answers.ts';
import { toEveryday } from './to-everyday.ts';

export interface MissingColumn {
  readonly column: string;
  readonly headings: readonly { readonly heading: string; readonly example: string }[];
}

const notRead: ReadonlySet<string | undefined> = new Set([undefined, 'ignored', searched]);

const findHeading = (typed: string, headings: readonly string[]): string | undefined =>
  headings.find((heading) => heading.toLowerCase() === typed.trim().toLowerCase());

const isAnswered = (column: string, columns: Pairs): boolean => {
  const names = new Set(Object.values(columns));
  return names.has(column) || ((column === 'make' || column === 'model') && names.has('make_model'));
};

/**
 * The dealer types a number or the heading.
 * @param headings all headings of the file
 * @param columns the answers so far
 */
export const askRequired = async (
  prompt: Prompt,
  missing: readonly MissingColumn[],
  headings: readonly string[],
  columns: Pairs,
): Promise<Pairs> => {
  const found: Record<string, string> = {};
  for (const { column, headings: fitting } of missing) {
    const known = { ...columns, ...found };
    if (isAnswered(column, known)) continue;
    const open = fitting.filter(({ heading }) => notRead.has(known[heading]));
    for (const [at, { heading, example }] of open.entries())
      prompt.say(`  ${at + 1} "${heading}", such as "${example}"`);
    const toHeading = (typed: string): string | undefined =>
      open[Number(typed) - 1]?.heading ?? findHeading(typed, headings);
    const choice = z
      .string()
      .refine((typed) => isNothing(typed) || toHeading(typed) !== undefined)
      .meta({
        allowed:
          open.length === 0
            ? 'a heading of your file, or none'
            : `a number from 1 to ${open.length}, a heading of your file, or none`,
      });
    const kinds = open.length === 0 ? 'a heading, or none' : 'a number, a heading, or none';
    const typed = await prompt.ask(`Every car needs the ${toEveryday(column)}. Which column is it? (${kinds})`, choice);
    const heading = toHeading(typed);
    if (heading !== undefined) found[heading] = column;
  }
  return found;
};
