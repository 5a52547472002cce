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
    ?.label.toLowerCase();
  const shown = labels.length === 0 ? [`all ${noun.many}`] : labels.slice(0, maxLabels);
  const more = labels.length > maxLabels ? [`${labels.length - maxLabels} more`] : [];
  const sorted = order === undefined || isEmpty ? '' : `, sorted by ${order},`;
  return {
    text: `${isEmpty ? 'Nothing in stock matches' : 'Showing'} ${[...shown, ...more].join(', ')}${sorted}${isEmpty ? '. You searched for' : ' for'}`,
    typed: state.typed,
    dropped: droppedWords.length === 0 ? null : `No matches for “${droppedWords.join(' ')}”.`,
    literalHref: buildSearchUrl(literal, paths),
  };
};
