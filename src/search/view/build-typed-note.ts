import type { Noun } from '#src/lib/text/noun.ts';
import type { SearchConfig } from '../rules/config.ts';
import type { SearchState } from '../rules/search-state.ts';
import { sortTable } from '../rules/sort-table.ts';
import type { TypedReading } from '../rules/understanding/reread-query.ts';
import { buildSearchUrl } from '../rules/url/build-search-url.ts';
import type { SearchPaths } from '../rules/url/search-paths.ts';
import { listAppliedFilters } from './list-applied-filters.ts';

export interface TypedNoteView {
  readonly text: string;
  readonly typed: string;
  /** Such as ', newest listed first'. Empty if nothing matches or no sort order is chosen. */
  readonly sorted: string;
  readonly dropped: string | null;
  readonly literalHref: string;
}

interface TypedNoteContext {
  readonly config: Pick<SearchConfig, 'carTypeLabels'>;
  readonly noun: Noun;
  readonly paths: SearchPaths;
  readonly isEmpty: boolean;
}

const maxLabels = 4;

const toInlineLabel = (label: string): string =>
  label.replaceAll(/[“”]/g, '').replace(/^(?:Not|Over|Under|Within) /, (word) => word.toLowerCase());

const listTogether = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Returns 'sorted by price, low to high', 'lightest first' or 'newest listed first', for example. */
const describeOrder = (order: string): string => {
  if (order.includes(',')) return `sorted by ${order}`;
  return order.endsWith(' first') ? order : `${order} first`;
};

export const buildTypedNote = (
  state: SearchState,
  { literal, droppedWords }: TypedReading,
  { config, noun, paths, isEmpty }: TypedNoteContext,
): TypedNoteView => {
  const vehicles = [...(state.refinements.make_model ?? []), ...(state.refinements.make ?? [])];
  const labels = listAppliedFilters(state, config)
    .map(({ label }) => label.replace(/^Year (?=\d)/, ''))
    .toSorted((one, other) => Number(vehicles.includes(other)) - Number(vehicles.includes(one)));
  const order = Object.values(sortTable)
    .find(({ sortBy }) => sortBy === state.sortBy)
    ?.label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  const shown = labels.slice(0, maxLabels).map(toInlineLabel);
  const more = labels.length > maxLabels ? [`${labels.length - maxLabels} more`] : [];
  const named = labels.length === 0 ? `all ${noun.many}` : [...shown, ...more].join(', ');
  const quoted = labels.length === 0 ? named : listTogether([...shown.map((label) => `‘${label}’`), ...more]);
  return {
    text: isEmpty ? `Nothing in stock matches ${quoted}. You searched for` : `Showing ${named} for`,
    typed: state.typed,
    sorted: order === undefined || isEmpty ? '' : `, ${describeOrder(order)}`,
    dropped: droppedWords.length === 0 ? null : `No matches for “${droppedWords.join(' ')}”.`,
    literalHref: buildSearchUrl(literal, paths),
  };
};
