import { useEffect, useState } from 'react';
import type { Suggestions } from '../../rules/suggestions.ts';
import { loadSuggestions } from './load-suggestions.ts';

/** Someone who is still typing isn't asked for: milliseconds. */
const settleMs = 120;

/** Answers of this page, by what was typed: going back a letter asks nothing. */
const known = new Map<string, Suggestions>();

/** What the stock has for the typed words; the answer before it until the next one is here. */
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
