import { useEffect, useRef, useState } from 'react';
import { trackEvent } from '#src/lib/track-event.ts';
import { calculateFinanceQuote } from '../../rules/calculator/calculate-finance-quote.ts';
import { calculatorParameters } from '../../rules/calculator/calculator-parameters.ts';
import type { CalculatorState } from '../../rules/calculator/calculator-state.ts';
import { clampCalculatorState } from '../../rules/calculator/clamp-calculator-state.ts';
import { isSameCalculatorState } from '../../rules/calculator/is-same-calculator-state.ts';
import { readCalculatorState } from '../../rules/calculator/read-calculator-state.ts';
import { writeCalculatorState } from '../../rules/calculator/write-calculator-state.ts';
import { buildQuoteView } from '../../view/calculator/build-quote-view.ts';
import type { CalculatorFigure } from '../../view/calculator/calculator-field-view.ts';
import type { FinanceCalculatorView } from '../../view/calculator/finance-calculator-view.ts';
import { listTypedTexts, type TypedTexts } from '../../view/calculator/list-typed-texts.ts';

/** How long the figures stand still before they are read out and put into the address, in milliseconds. */
const settleMs = 400;
/** 'Finance calculator used'. */
const usedEventId = 26;

/** The state of the finance calculator: from the address at first, then as the shopper sets it. @spec B3.17, B4.55, B5.35 */
export const useFinanceCalculator = ({ terms, start, given, vehicleId }: FinanceCalculatorView, search: string) => {
  const [asked] = useState(() => new URLSearchParams(search));
  const [state, setState] = useState(() => clampCalculatorState(readCalculatorState(asked, start, terms), terms));
  // What was typed and could not be taken as it is stays in its field, with what is wrong with it.
  const [texts, setTexts] = useState<TypedTexts>(() => listTypedTexts(asked, state, terms));
  const [announcement, setAnnouncement] = useState('');
  const isUsed = useRef(false);
  const ownFigures = isSameCalculatorState(state, start) ? given : null;
  const quote = buildQuoteView(calculateFinanceQuote(state, terms, ownFigures), state);
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

  const change = (changed: Partial<CalculatorState>): CalculatorState => {
    const next = clampCalculatorState({ ...state, ...changed }, terms);
    setState(next);
    setTexts((now) => Object.fromEntries(Object.entries(now).filter(([figure]) => !(figure in changed))));
    isUsed.current = true;
    return next;
  };
  const type = (figure: CalculatorFigure, text: string): void => {
    const query = new URLSearchParams({ [calculatorParameters[figure]]: text });
    const next = change({ [figure]: readCalculatorState(query, state, terms)[figure] });
    setTexts((now) => ({ ...now, ...listTypedTexts(query, next, terms) }));
  };
  const move = (changed: Partial<CalculatorState>): void => {
    if (!isUsed.current) trackEvent({ id: usedEventId, ...(vehicleId === null ? {} : { carId: vehicleId }) });
    change(changed);
  };
  return { state, texts, quote, announcement, change, type, move };
};
