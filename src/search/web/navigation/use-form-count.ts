import { type RefObject, useEffect, useState } from 'react';
import { fetchInTime } from '#src/lib/fetch-in-time.ts';

/** Whoever chooses twice at once is counted for once, in milliseconds. */
const settleMs = 150;

/** What the button of a search form says: as the page came, while it counts, or as counted. */
export type FormCount =
  | { readonly kind: 'asLoaded' }
  | { readonly kind: 'counting' }
  | { readonly kind: 'counted'; readonly text: string }
  /** Nobody knows: the line broke. */
  | { readonly kind: 'unknown' };

const readText = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'show_text' in answer && typeof answer.show_text === 'string'
    ? answer.show_text
    : undefined;

const count = async (form: HTMLFormElement, signal: AbortSignal): Promise<FormCount> => {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  try {
    const answer = await fetchInTime(`/api/stock-count?${new URLSearchParams(fields)}`, signal);
    const text = answer.ok ? readText(await answer.json()) : undefined;
    return text === undefined ? { kind: 'unknown' } : { kind: 'counted', text };
  } catch {
    return { kind: 'unknown' };
  }
};

/** Counts what a search form would find whenever a choice in it changes. @spec B2.23 */
export const useFormCount = (form: RefObject<HTMLFormElement | null>): FormCount => {
  const [shown, show] = useState<FormCount>({ kind: 'asLoaded' });
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const listening = new AbortController();
    let asking: AbortController | undefined;
    let settling: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      const own = new AbortController();
      asking = own;
      const answer = await count(element, own.signal);
      if (!own.signal.aborted) show(answer);
    };
    const onChange = (): void => {
      asking?.abort();
      clearTimeout(settling);
      show({ kind: 'counting' });
      settling = setTimeout(ask, settleMs);
    };
    element.addEventListener('change', onChange, { signal: listening.signal });
    return () => {
      listening.abort();
      asking?.abort();
      clearTimeout(settling);
    };
  }, [form]);
  return shown;
};
