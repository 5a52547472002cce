import { useEffect, useRef, useState } from 'react';
import { trackEvent } from '#src/lib/track-event.ts';
import { calculateFinanceQuote } from '../../rules/finance/calculate-finance-quote.ts';
import type { CalculatorState } from '../../rules/finance/calculator-state.ts';
import { clampCalculatorState } from '../../rules/finance/clamp-calculator-state.ts';
import { describeAmountProblem } from '../../rules/finance/describe-amount-problem.ts';
import { isSameCalculatorState } from '../../rules/finance/is-same-calculator-state.ts';
import { readCalculatorState } from '../../rules/finance/read-calculator-state.ts';
import { writeCalculatorState } from '../../rules/finance/write-calculator-state.ts';
import { buildQuoteView } from '../../view/finance/build-quote-view.ts';
import type { FinanceCalculatorView } from '../../view/finance/finance-calculator-view.ts';

/** How long the figures stand still before they are read out and put into the address, in milliseconds. */
const settleMs = 400;
/** 'Finance calculator used'. */
const usedEventId = 26;

/** The state of the finance calculator: from the address at first, then as the shopper sets it. @spec B3.17, B4.55, B5.35 */
export const useFinanceCalculator = ({ terms, start, given, vehicleId }: FinanceCalculatorView, search: string) => {
  const [asked] = useState(() => readCalculatorState(new URLSearchParams(search), start, terms));
  const [state, setState] = useState(() => clampCalculatorState(asked, terms));
  const [problem, setProblem] = useState(() => describeAmountProblem(asked.amountDollars, terms));
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

  const change = (changed: Partial<CalculatorState>): void => {
    const next = { ...state, ...changed };
    if (changed.amountDollars !== undefined) setProblem(describeAmountProblem(changed.amountDollars, terms));
    setState(clampCalculatorState(next, terms));
    isUsed.current = true;
  };
  const move = (changed: Partial<CalculatorState>): void => {
    if (!isUsed.current) trackEvent({ id: usedEventId, ...(vehicleId === null ? {} : { carId: vehicleId }) });
    change(changed);
  };
  return { state, quote, problem, announcement, change, move };
};
