import { useEffect, useState } from 'react';
import { fetchWithTimeout } from '#src/lib/fetch-with-timeout.ts';
import { readAnswer } from '#src/lib/read-answer.ts';

interface AskedFormView<View> {
  readonly dataHref: string;
  readonly pageHref: string;
  readonly isView: (value: unknown) => value is View;
}

/** @spec B2.71, B2.72 */
export const useFormView = <View>({ dataHref, pageHref, isView }: AskedFormView<View>): View | null => {
  const [view, setView] = useState<View | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    fetchWithTimeout(dataHref, abort.signal)
      .then((response) => readAnswer(response, isView))
      .then(
        (answer) => setView(() => answer),
        (error: unknown) => {
          if (abort.signal.aborted) return;
          console.warn('a form', error);
          location.assign(pageHref);
        },
      );
    return () => abort.abort();
  }, [dataHref, pageHref, isView]);
  return view;
};
