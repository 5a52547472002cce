import { type RefObject, useEffect, useState } from 'react';
import { apiPaths } from '#src/lib/api-paths.ts';
import { fetchWithTimeout } from '#src/lib/fetch-with-timeout.ts';
import { readAnswer } from '#src/lib/read-answer.ts';
import { shapes } from '#src/lib/shapes.ts';
import { isBelowScreen } from '#src/ui/late/is-below-screen.ts';
import { readYouxAnswer, type YouxAnswer, type YouxQuote } from '../rules/youx-quote.ts';
import { type FinanceOfferView, isAlreadyShown } from '../view/build-finance-offer-view.ts';
import { buildYouxCells, type YouxCells, type YouxView } from '../view/build-youx-cells.ts';
import { YouxFigures } from './youx-figures.tsx';

const isYouxAnswer = shapes.record<YouxAnswer>({
  weeklyRepaymentAmount: shapes.number,
  comparisonRate: shapes.number,
  advertisedRate: shapes.number,
});

const noContent = 204;

/** Requests a quote. Returns null when there is none or the request fails. @spec B7.12, B7.13 */
export const loadYouxQuote = async (body: string, signal: AbortSignal): Promise<YouxQuote | null> => {
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetchWithTimeout(apiPaths.youxQuote, signal, { method: 'POST', headers, body });
    if (response.status === noContent) return null;
    return readYouxAnswer(await readAnswer(response, isYouxAnswer));
  } catch {
    return null;
  }
};

interface AskedYouxQuoteProps {
  readonly youx: YouxView;
  readonly shown: FinanceOfferView['cells'];
  readonly place: RefObject<HTMLElement | null>;
  /** Called when there is nothing to show and hiding the box moves nothing on screen. */
  readonly onNothing: () => void;
}

const noQuote = 'There’s no other quote for this vehicle.';
const sameQuote = 'This quote matches the figures above.';

/**
 * Requests a quote once and shows it. If there is none, or it repeats the figures above, hides a box below the screen;
 * a box further up keeps its height and shows a message, so that the page doesn't jump. @spec B4.58, B7.12, B7.13
 */
export const AskedYouxQuote = ({ youx, shown, place, onNothing }: AskedYouxQuoteProps) => {
  const [cells, setCells] = useState<YouxCells | null>(null);
  const [words, setWords] = useState<string | null>(null);
  // Compared as text, because reloading the page's data creates new, equal objects.
  const body = JSON.stringify(youx.call);
  const shownText = JSON.stringify(shown);
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
      if (isAlreadyShown(quoted, JSON.parse(shownText))) leave(sameQuote);
      else setCells(quoted);
    });
    return () => abort.abort();
  }, [body, shownText, place, onNothing]);
  if (words === null) return <YouxFigures youx={youx} cells={cells} />;
  return (
    <>
      <h3>{youx.title}</h3>
      <p role="status">{words}</p>
    </>
  );
};
