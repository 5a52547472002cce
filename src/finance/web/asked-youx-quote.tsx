import { useEffect, useState } from 'react';
import { buildYouxCells } from '../view/build-youx-cells.ts';
import type { YouxCells, YouxView } from '../view/youx-view.ts';
import { loadYouxQuote } from './load-youx-quote.ts';
import { YouxFigures } from './youx-figures.tsx';

interface AskedYouxQuoteProps {
  readonly youx: YouxView;
  /** There is nothing to show: the place goes. */
  readonly onNothing: () => void;
}

/** Asks for a quote once and shows it; without one there is nothing to see. @spec B4.58, B7.12, B7.13 */
export const AskedYouxQuote = ({ youx, onNothing }: AskedYouxQuoteProps) => {
  const [cells, setCells] = useState<YouxCells | null>(null);
  // As text: the page's data may be read anew and still ask the same.
  const body = JSON.stringify(youx.call);
  useEffect(() => {
    const abort = new AbortController();
    loadYouxQuote(body, abort.signal).then((quote) => {
      if (abort.signal.aborted) return;
      if (quote === null) onNothing();
      else setCells(buildYouxCells(quote));
    });
    return () => abort.abort();
  }, [body, onNothing]);
  return <YouxFigures youx={youx} cells={cells} />;
};
