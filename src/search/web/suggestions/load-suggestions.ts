import { apiPaths } from '#src/lib/api-paths.ts';
import { fetchInTime } from '#src/lib/fetch-in-time.ts';
import { readAnswer } from '#src/lib/read-answer.ts';
import { shapes } from '#src/lib/shapes.ts';
import type { PlaceSuggestion, Suggestions, VehicleSuggestion } from '../../rules/suggestions.ts';

const { text, number, orNull, listOf, record, oneOf } = shapes;

const isSuggestions = record<Suggestions>({
  places: listOf(
    record<PlaceSuggestion>({
      kind: oneOf({ make: true, model: true, body: true }),
      label: text,
      count: number,
      href: text,
    }),
  ),
  vehicles: listOf(
    record<VehicleSuggestion>({
      title: text,
      subtitle: orNull(text),
      priceText: text,
      pictureUrl: orNull(text),
      href: text,
    }),
  ),
  all: orNull(record<NonNullable<Suggestions['all']>>({ text, href: text })),
});

/** Asks what the stock has for the typed words; throws when the call fails. */
export const loadSuggestions = async (query: string, signal: AbortSignal): Promise<Suggestions> => {
  const response = await fetchInTime(`${apiPaths.suggestions}?${new URLSearchParams({ query })}`, signal);
  return readAnswer(response, isSuggestions);
};
