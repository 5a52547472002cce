import { useEffect, useState } from 'react';
import { apiPaths } from '#src/lib/api-paths.ts';
import { fetchWithTimeout } from '#src/lib/fetch-with-timeout.ts';
import { readAnswer } from '#src/lib/read-answer.ts';
import { shapes } from '#src/lib/shapes.ts';
import type { PlaceSuggestion, Suggestions, VehicleSuggestion } from '../../rules/suggestions.ts';

const settleMs = 120;

const known = new Map<string, Suggestions>();

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

const loadSuggestions = async (query: string, signal: AbortSignal): Promise<Suggestions> => {
  const response = await fetchWithTimeout(`${apiPaths.suggestions}?${new URLSearchParams({ query })}`, signal);
  return readAnswer(response, isSuggestions);
};

/** Keeps the previous suggestions until a response arrives. Null before the first response and after an error. */
export const useSuggestions = (typed: string): Suggestions | null => {
  const [shown, setShown] = useState<Suggestions | null>(null);
  useEffect(() => {
    const query = typed.trim();
    const answer = known.get(query);
    if (answer !== undefined) {
      setShown(answer);
      return;
    }
    const abort = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const loaded = await loadSuggestions(query, abort.signal);
        known.set(query, loaded);
        setShown(loaded);
      } catch (error) {
        if (abort.signal.aborted) return;
        console.warn('suggestions', error);
        setShown(null);
      }
    };
    const settling = setTimeout(ask, query === '' ? 0 : settleMs);
    return () => {
      clearTimeout(settling);
      abort.abort();
    };
  }, [typed]);
  return shown;
};
