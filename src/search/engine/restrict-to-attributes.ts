import type { EngineIndex } from './engine-index.ts';
import { type Bits, clearBit, listRows } from './rows/bitset.ts';
import type { SearchRequest } from './search-api.ts';
import { SearchError } from './search-error.ts';
import { readQuery } from './text/match-text.ts';

/**
 * Takes out of `rows` those that have the query's words only outside `attributesToSearchOn`. Words are looked for in the
 * documents themselves: the index does not keep in which attribute a word stands.
 */
export const restrictToAttributes = (
  index: EngineIndex,
  request: SearchRequest,
  names: readonly string[],
  rows: Bits,
): void => {
  const tiers = index.settings.searchableTiers;
  const { words, isLastUnfinished } = readQuery(request.query ?? '');
  const wanted = words.map((word, place) => {
    const isPrefix = isLastUnfinished && place === words.length - 1;
    return new Set(index.text.vocabulary.findMatches(word, isPrefix, 2).map(({ term }) => term.text));
  });
  const count = listRows(rows, index.scratch.rows);
  for (let place = 0; place < count; place++) {
    index.clock.check();
    const row = index.scratch.rows[place] as number;
    const document = index.table.at(row) ?? {};
    const found = names.flatMap((name) => {
      const tier = tiers.findIndex((each) => each.includes(name));
      return index.text.wordsOfAttribute(document[name], tier);
    });
    if (!wanted.every((terms) => found.some((word) => terms.has(word)))) clearBit(rows, row);
  }
};

/** The attributes that words must be found in, undefined for all; throws when one is not searchable. */
export const readSearchedAttributes = (index: EngineIndex, request: SearchRequest): readonly string[] | undefined => {
  const known = index.settings.searchableTiers.flat();
  const names = request.attributesToSearchOn;
  if (names === undefined || names.includes('*')) return undefined;
  for (const name of names) if (!known.includes(name)) throw notSearchable(name, known);
  return [...new Set(names)];
};

const notSearchable = (name: string, known: readonly string[]): SearchError =>
  new SearchError(
    'invalid_search_attributes_to_search_on',
    `Attribute \`${name}\` is not searchable. Available searchable attributes are: \`${[...known].sort().join(', ')}\`.`,
  );
