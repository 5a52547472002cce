import { type RefObject, useEffect } from 'react';
import { isSheet } from '../navigation/search-elements.ts';

/** Pause after which a typed number is taken as whole, in milliseconds. */
const pauseMs = 700;

/**
 * Sends a range that is typed in the sheet after a pause, so that the count on its button follows; beside the results
 * it waits until the field is left.
 * @param typed what is typed and not answered; null when all is
 */
export const useTypedCount = (
  form: RefObject<HTMLFormElement | null>,
  typed: string | null,
  send: () => void,
): void => {
  useEffect(() => {
    const panel = form.current?.closest<HTMLElement>('[data-filter-panel]') ?? null;
    if (typed === null || !isSheet(panel)) return;
    const pause = setTimeout(send, pauseMs);
    return () => clearTimeout(pause);
  }, [form, typed, send]);
};
