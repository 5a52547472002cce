import type { StockFeedConfig } from '../../../src/stock-import/rules/config.ts';
import { feedColumnNames, searched } from '../../../src/stock-import/rules/feed-columns.ts';
import { isInternal } from '../../../src/stock-import/rules/is-internal.ts';
import { isConfidential } from '../../../src/stock-import/rules/mapping/is-confidential.ts';
import { findHeadingTarget, nameOfTarget } from '../../../src/stock-import/rules/read-csv-header.ts';
import { findLikelyColumns } from '../../../src/stock-import/rules/suggest-optional-columns.ts';
import type { MapSite } from './read-map-site.ts';

export type Pairs = Readonly<Record<string, string>>;

export interface MapAnswers {
  readonly columns: Pairs;
  readonly yards: Pairs;
  readonly onSale: readonly string[];
  readonly notOnSale: readonly string[];
}

export const addAnswers = (site: MapSite, { columns, yards, onSale, notOnSale }: MapAnswers): MapSite => {
  const { config } = site;
  const words = {
    ...config.words,
    onSale: [...config.words.onSale, ...onSale],
    notOnSale: [...config.words.notOnSale, ...notOnSale],
  };
  const own: StockFeedConfig = {
    ...config,
    columns: { ...config.columns, ...columns },
    yards: { ...config.yards, ...yards },
    words,
  };
  return { ...site, config: own };
};

type Fail = (reason: string) => never;

const splitList = (typed = ''): readonly string[] =>
  typed
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const readPairs = (option: string, typed: string | undefined, fail: Fail): Pairs =>
  Object.fromEntries(
    splitList(typed).map((entry) => {
      const at = entry.lastIndexOf('=');
      const [name, value] = [entry.slice(0, Math.max(at, 0)).trim(), entry.slice(at + 1).trim()];
      return name === '' || value === '' ? fail(`--${option} needs NAME=VALUE, not ${entry}.`) : [name, value];
    }),
  );

const columnNames: ReadonlySet<string> = new Set(['ignored', searched, ...feedColumnNames]);

const everydayNames: ReadonlyMap<string, string> = new Map([
  ['yard', 'location_code'],
  ['km', 'odometer'],
  ['notes', 'comments'],
]);

export const findColumnName = (typed: string): string | undefined => {
  const word = typed.trim().toLowerCase();
  const name = word.replaceAll(/[\s-]+/g, '_');
  return everydayNames.get(word) ?? (columnNames.has(name) ? name : undefined);
};

/** Throws for 'Yard Notes=notes', because 'notes' means the `comments` column, which shoppers read. */
const readColumn = ([heading, typed]: readonly [string, string]): readonly [string, string] => {
  const word = typed.toLowerCase();
  if (word === 'notes' && (isInternal(heading) || isConfidential(heading))) {
    throw new Error(`"${heading}" may be notes to your staff. Use comments if shoppers can read it, or ignored.`);
  }
  return [heading, findColumnName(word) ?? typed];
};

const mostSuggested = 3;

const explainUnknown = (name: string): string => {
  const target = findHeadingTarget(name);
  const exact = target === undefined ? [] : [nameOfTarget(target) ?? 'ignored'];
  const [start = ''] = name.toLowerCase().split(/[^a-z]+/);
  const alike = feedColumnNames.filter((one) => one.split('_').some((word) => start !== '' && word.startsWith(start)));
  // A single word, such as 'text', resembles too many columns.
  const likely = /\w\W+\w/.test(name) ? findLikelyColumns([name], new Set()).map(({ column }) => column) : [];
  const nearest = [...new Set([...exact, ...likely, ...alike])].slice(0, mostSuggested);
  return nearest.length > 0
    ? `There is no column ${name}. Did you mean ${nearest.join(' or ')}?`
    : `There is no column ${name}. Use ignored or one of ${feedColumnNames.join(', ')}.`;
};

interface TypedAnswers {
  readonly columns?: string;
  readonly yards?: string;
  readonly 'on-sale'?: string;
  readonly 'not-on-sale'?: string;
}

export const readMapAnswers = (typed: TypedAnswers, fail: Fail): MapAnswers => {
  const columns = Object.fromEntries(Object.entries(readPairs('columns', typed.columns, fail)).map(readColumn));
  for (const name of Object.values(columns)) {
    if (!columnNames.has(name)) throw new Error(explainUnknown(name));
  }
  return {
    columns,
    yards: readPairs('yards', typed.yards, fail),
    onSale: splitList(typed['on-sale']),
    notOnSale: splitList(typed['not-on-sale']),
  };
};
