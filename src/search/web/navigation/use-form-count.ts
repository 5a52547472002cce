import { type RefObject, useEffect, useState } from 'react';

const settleMs = 150;

export type FormCount =
  | { readonly kind: 'asLoaded' }
  | { readonly kind: 'counting' }
  | { readonly kind: 'counted'; readonly text: string }
  | { readonly kind: 'unknown' };

const count = async (form: HTMLFormElement, signal: AbortSignal): Promise<FormCount> => {
  const { countForm } = await import('./count-form.ts');
  return { kind: 'counted', text: await countForm(new FormData(form), signal) };
};

/** @spec B2.23 */
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
      const answer = await count(element, own.signal).catch((): FormCount => ({ kind: 'unknown' }));
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
