import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { RepaymentFrequency } from '#src/lib/loans/repayment-frequency.ts';
import { trackEvent } from '#src/lib/track-event.ts';
import { calculateFinanceQuote } from '../../rules/calculator/calculate-finance-quote.ts';
import type { CalculatorState } from '../../rules/calculator/calculator-state.ts';
import { clampCalculatorState } from '../../rules/calculator/clamp-calculator-state.ts';
import { readCalculatorState } from '../../rules/calculator/read-calculator-state.ts';
import { writeCalculatorState } from '../../rules/calculator/write-calculator-state.ts';
import { buildQuoteView } from '../../view/calculator/build-quote-view.ts';
import type { CalculatorFigure } from '../../view/calculator/calculator-field-view.ts';
import {
  type CalculatorChange,
  type CalculatorEntry,
  changeCalculatorEntry,
} from '../../view/calculator/change-calculator-entry.ts';
import type { FinanceCalculatorView } from '../../view/calculator/finance-calculator-view.ts';
import { listTypedTexts } from '../../view/calculator/list-typed-texts.ts';

/** How long the figures stand still before they are read out and put into the address, in milliseconds. */
const settleMs = 400;
/** 'Finance calculator used'. */
const usedEventId = 26;

/** The state of the finance calculator: from the address at first, then as the shopper sets it. @spec B3.17, B4.55, B5.35 */
export const useFinanceCalculator = ({ terms, start, vehicleId }: FinanceCalculatorView, search: string) => {
  const [asked] = useState(() => new URLSearchParams(search));
  const [{ state, texts }, change] = useReducer(
    (entry: CalculatorEntry, changed: CalculatorChange) => changeCalculatorEntry(entry, changed, terms),
    null,
    (): CalculatorEntry => {
      const asksFor = clampCalculatorState(readCalculatorState(asked, start, terms), terms);
      return { state: asksFor, texts: listTypedTexts(asked, asksFor, terms) };
    },
  );
  const [announcement, setAnnouncement] = useState('');
  const isUsed = useRef(false);
  const quote = buildQuoteView(calculateFinanceQuote(state, terms), state);
  const words = quote.kind === 'quote' ? quote.announcement : quote.text;

  useEffect(() => {
    if (!isUsed.current) return;
    const timer = setTimeout(() => {
      setAnnouncement(words);
      const query = writeCalculatorState(window.location.search, state, start);
      window.history.replaceState(
        window.history.state,
        '',
        `${window.location.pathname}${query}${window.location.hash}`,
      );
    }, settleMs);
    return () => clearTimeout(timer);
  }, [state, start, words]);

  // Lasting functions: a field is drawn again only when something of its own has changed.
  const set = useCallback((changed: Partial<CalculatorState>): void => {
    change({ kind: 'set', changed });
    isUsed.current = true;
  }, []);
  const choose = useCallback((frequency: RepaymentFrequency): void => set({ frequency }), [set]);
  const type = useCallback((figure: CalculatorFigure, text: string): void => {
    change({ kind: 'type', figure, text });
    isUsed.current = true;
  }, []);
  const move = useCallback(
    (figure: CalculatorFigure, value: number): void => {
      if (!isUsed.current) trackEvent({ id: usedEventId, ...(vehicleId === null ? {} : { carId: vehicleId }) });
      set({ [figure]: value });
    },
    [set, vehicleId],
  );
  return { state, texts, quote, announcement, choose, type, move };
};
