import { type RefObject, useEffect, useState } from 'react';
import { isBelowScreen } from '#src/ui/late/is-below-screen.ts';
import { buildYouxCells } from '../view/build-youx-cells.ts';
import type { FinanceOfferView } from '../view/finance-offer-view.ts';
import { isSaidAlready } from '../view/is-said-already.ts';
import type { YouxCells, YouxView } from '../view/youx-view.ts';
import { loadYouxQuote } from './load-youx-quote.ts';
import { YouxFigures } from './youx-figures.tsx';

interface AskedYouxQuoteProps {
  readonly youx: YouxView;
  /** What stands above it. */
  readonly said: FinanceOfferView['cells'];
  /** The box that the quote stands in. */
  readonly place: RefObject<HTMLElement | null>;
  /** There is nothing to show, and nothing in sight moves: the place goes. */
  readonly onNothing: () => void;
}

const noQuote = 'There’s no other quote for this vehicle.';
const sameQuote = 'It’s the same as the figures above.';

/**
 * Asks for a quote once and shows it; without one, or with one that repeats what is said, there is nothing to see. A shopper who looks
 * at its place already keeps the place: the page must not jump.
 * @spec B4.58, B7.12, B7.13
 */
export const AskedYouxQuote = ({ youx, said, place, onNothing }: AskedYouxQuoteProps) => {
  const [cells, setCells] = useState<YouxCells | null>(null);
  const [words, setWords] = useState<string | null>(null);
  // As text: the page's data may be read anew and still ask the same.
  const body = JSON.stringify(youx.call);
  const saidText = JSON.stringify(said);
  useEffect(() => {
    const abort = new AbortController();
    const leave = (why: string): void => {
      const box = place.current;
      if (box === null || isBelowScreen(box)) onNothing();
      else {
        box.style.minBlockSize = `${box.getBoundingClientRect().height}px`;
        setWords(why);
      }
    };
    loadYouxQuote(body, abort.signal).then((quote) => {
      if (abort.signal.aborted) return;
      if (quote === null) return leave(noQuote);
      const quoted = buildYouxCells(quote);
      if (isSaidAlready(quoted, JSON.parse(saidText))) leave(sameQuote);
      else setCells(quoted);
    });
    return () => abort.abort();
  }, [body, saidText, place, onNothing]);
  if (words === null) return <YouxFigures youx={youx} cells={cells} />;
  return (
    <>
      <h3>{youx.title}</h3>
      <p role="status">{words}</p>
    </>
  );
};
