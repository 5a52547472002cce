import { formatNumber } from '#src/lib/format-number.ts';
import { type SuggestedKind, type Suggestions, suggestedKinds } from '../../rules/suggestions.ts';

export interface SuggestionOption {
  readonly href: string;
  readonly label: string;
  readonly note: string | null;
  readonly pictureUrl?: string | null;
}

export interface OptionGroup {
  readonly heading: string;
  readonly options: readonly SuggestionOption[];
}

const listPlaces = ({ places }: Suggestions, kind: SuggestedKind): readonly SuggestionOption[] =>
  places
    .filter((place) => place.kind === kind)
    .map(({ href, label, count }) => ({ href, label, note: formatNumber(count) }));

export const listOptionGroups = (
  typed: string,
  suggestions: Suggestions | null,
  recent: readonly string[],
  searchHref: string,
): readonly OptionGroup[] => {
  const isEmpty = typed.trim() === '';
  const searched = recent.map((query) => ({
    href: `${searchHref}?${new URLSearchParams({ query })}`,
    label: query,
    note: null,
  }));
  if (suggestions === null)
    return isEmpty && searched.length > 0 ? [{ heading: 'Recent searches', options: searched }] : [];
  const { vehicles, all } = suggestions;
  const groups: readonly OptionGroup[] = [
    { heading: 'Recent searches', options: isEmpty ? searched : [] },
    { heading: isEmpty ? 'Popular makes' : suggestedKinds.make.heading, options: listPlaces(suggestions, 'make') },
    { heading: suggestedKinds.model.heading, options: listPlaces(suggestions, 'model') },
    { heading: suggestedKinds.body.heading, options: listPlaces(suggestions, 'body') },
    {
      heading: 'Vehicles',
      options: vehicles.map(({ href, title, subtitle, priceText, pictureUrl }) => ({
        href,
        label: subtitle === null ? title : `${title} ${subtitle}`,
        note: priceText,
        pictureUrl,
      })),
    },
    { heading: 'All results', options: all === null ? [] : [{ href: all.href, label: all.text, note: null }] },
  ];
  return groups.filter(({ options }) => options.length > 0);
};
