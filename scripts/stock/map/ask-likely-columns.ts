import { z } from 'zod';
import { searched } from '../../../src/stock-import/rules/feed-columns.ts';
import type { LikelyColumn } from '../../../src/stock-import/rules/suggest-optional-columns.ts';
import type { Prompt } from '../../site/new/ask.ts';
import { findColumnName, type Pairs } from './map-answers.ts';
import { toEveryday } from './to-everyday.ts';

/** Shoppers see prices and comments, so the dealer is asked about each of these columns separately. */
const askedAlone = /price|^comments$/;
const askTogether = async (prompt: Prompt, likely: readonly LikelyColumn[]): Promise<Pairs> => {
  const sure = [
    ...Map.groupBy(
      likely.filter(({ column, isLikely = true }) => isLikely && !askedAlone.test(column)),
      ({ column }) => column,
    ).values(),
  ].flatMap(([first]) => first ?? []);
  if (sure.length < 2) return {};
  for (const { heading, column, example } of sure) {
    prompt.say(`  "${heading}" is the ${toEveryday(column)}${example === undefined ? '' : `: ${example}`}`);
  }
  return (await prompt.askYesNo('Is all of that right?', true))
    ? Object.fromEntries(sure.map(({ heading, column }) => [heading, column]))
    : {};
};

/** A text that isn't for shoppers can still say that a car is sold, so the import searches it. */
const denied = (column: string): string => (column === 'comments' ? searched : 'ignored');

const askOther = async (
  prompt: Prompt,
  heading: string,
  others: readonly string[],
  columns: Pairs,
): Promise<string | undefined> => {
  const open = others.filter((name) => !Object.values(columns).includes(name));
  if (open.length === 0) return undefined;
  const toColumn = (typed: string): string | undefined => {
    const named = findColumnName(typed);
    // Prices and comments have questions of their own.
    const isAsked = named === undefined || askedAlone.test(named) || Object.values(columns).includes(named);
    return open[Number(typed) - 1] ?? (isAsked ? undefined : named);
  };
  const choice = z
    .string()
    .refine((typed) => toColumn(typed) !== undefined)
    .meta({ allowed: `a number from 1 to ${open.length}, or a column such as yard` });
  const listed = open.map((name, at) => `${at + 1} ${toEveryday(name)}`).join(', ');
  const typed = await prompt.askOptional(`What is "${heading}": ${listed}?`, choice, 'none of these');
  return typed === null ? undefined : toColumn(typed);
};

/** Maps the heading even if the dealer says no, so that it isn't asked about again. */
export const askLikely = async (prompt: Prompt, likely: readonly LikelyColumn[]): Promise<Pairs> => {
  const columns: Record<string, string> = { ...(await askTogether(prompt, likely)) };
  for (const { heading, column, why, question, isLikely = true, otherwise = denied(column), others = [] } of likely) {
    if (Object.values(columns).includes(column)) continue;
    if (why !== undefined) prompt.say(`  ${why}`);
    const isColumn = await prompt.askYesNo(question ?? `Is "${heading}" the ${toEveryday(column)}?`, isLikely);
    columns[heading] = isColumn ? column : ((await askOther(prompt, heading, others, columns)) ?? otherwise);
  }
  const read = new Set(Object.values(columns));
  const wanted = likely.flatMap(({ column, otherwise }) =>
    otherwise === undefined && column !== 'comments' ? [column] : [],
  );
  const without = [...new Set(wanted)].filter((column) => !read.has(column));
  if (without.length > 0) {
    prompt.say(
      `  Still without a heading: ${without.join(', ')}. If the file has one, add --columns "HEADING=${without[0]}".`,
    );
  }
  return columns;
};
