import { memo, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import {
  type CalculatorState,
  calculatorParameters,
  clampCalculatorState,
  readCalculatorState,
  writeCalculatorState,
} from '#src/finance/rules/calculator/calculator-state.ts';
import {
  buildCalculatorFields,
  type CalculatorFieldView,
  type CalculatorFigure,
  type FinanceCalculatorView,
} from '#src/finance/view/calculator/build-finance-calculator-view.ts';
import { eventIds } from '#src/lib/event-ids.ts';
import type { RepaymentFrequency } from '#src/lib/loans/loan.ts';
import { trackEvent } from '#src/lib/track-event.ts';
import buttons from '#src/ui/button.module.css';
import { ChoiceField } from '#src/ui/fields/choice-field.tsx';
import { useLocation } from '#src/ui/navigation/page-navigation.ts';
import { calculateFinanceQuote } from '../../rules/calculator/calculate-finance-quote.ts';
import { buildQuoteView } from '../../view/calculator/build-quote-view.ts';
import {
  type CalculatorChange,
  type CalculatorEntry,
  changeCalculatorEntry,
} from '../../view/calculator/change-calculator-entry.ts';
import { describeFigureProblem, listTypedTexts } from '../../view/calculator/describe-figure-problem.ts';
import { FigureField } from './figure-field.tsx';
import styles from './finance-calculator.module.css';
import { QuotePanel } from './quote-panel.tsx';

const labels: Readonly<Record<RepaymentFrequency, string>> = {
  weekly: 'Weekly',
  fortnightly: 'Fortnightly',
  monthly: 'Monthly',
};

interface FrequencyFieldProps {
  readonly frequencies: readonly RepaymentFrequency[];
  readonly chosen: RepaymentFrequency;
  readonly onChoose: (frequency: RepaymentFrequency) => void;
}

/** @spec B9.33 */
const FrequencyField = memo(({ frequencies, chosen, onChoose }: FrequencyFieldProps) => (
  <ChoiceField
    legend="Repayments"
    name={calculatorParameters.frequency}
    look="segments"
    choices={frequencies.map((value) => ({ value, label: labels[value] }))}
    chosen={chosen}
    onChoose={onChoose}
  />
));

const settleMs = 400;

/** @spec B3.17, B4.55, B5.35 */
const useFinanceCalculator = ({ terms, start, vehicleId }: FinanceCalculatorView, search: string) => {
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
      if (!isUsed.current)
        trackEvent({ id: eventIds.financeCalculatorUsed, ...(vehicleId === null ? {} : { carId: vehicleId }) });
      set({ [figure]: value });
    },
    [set, vehicleId],
  );
  return { state, texts, quote, announcement, choose, type, move };
};

interface FinanceCalculatorProps {
  readonly calculator: FinanceCalculatorView;
}

interface StartedCalculatorProps extends FinanceCalculatorProps {
  readonly search: string;
}

const StartedCalculator = ({ calculator, search }: StartedCalculatorProps) => {
  const { terms, disclaimer, disclaimerCharacters, quoteHref } = calculator;
  const { state, texts, quote, announcement, choose, type, move } = useFinanceCalculator(calculator, search);
  const drawField = ({ slider, choices, ...field }: CalculatorFieldView) =>
    choices.length > 0 ? (
      <ChoiceField
        key={field.figure}
        legend={field.label}
        name={field.name}
        look="segments"
        choices={choices.map((value) => ({ value, label: `${value} ${value === 1 ? 'year' : 'years'}` }))}
        chosen={state[field.figure]}
        onChoose={(value) => move(field.figure, value)}
      />
    ) : (
      <FigureField
        key={field.figure}
        {...field}
        {...slider}
        value={state[field.figure]}
        text={texts[field.figure]}
        problem={describeFigureProblem(field.figure, texts[field.figure], state, terms)}
        onMove={move}
        onType={type}
      />
    );
  return (
    <form
      className={styles.calculator}
      method="get"
      action="#finance-calculator"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.fields}>
        {terms.frequencies.length > 1 && (
          <FrequencyField frequencies={terms.frequencies} chosen={state.frequency} onChoose={choose} />
        )}
        {buildCalculatorFields(terms, state).map(drawField)}
        <button type="submit" className={buttons.outlined} data-needs="noScripts">
          Calculate
        </button>
      </div>
      <QuotePanel
        quote={quote}
        disclaimer={disclaimer}
        disclaimerCharacters={disclaimerCharacters}
        quoteHref={quoteHref}
      />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </form>
  );
};

/**
 * `start` changes when a youx quote arrives. The calculator then restarts with the shopper's changes from the URL.
 * @spec B2.50, B3.17, B4.58
 */
export const FinanceCalculator = ({ calculator }: FinanceCalculatorProps) => {
  const { search } = useLocation();
  const { start } = calculator;
  const [first] = useState(start);
  return (
    <StartedCalculator
      key={JSON.stringify(start)}
      calculator={calculator}
      search={start === first ? search : window.location.search}
    />
  );
};
