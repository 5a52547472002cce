import { useLocation } from 'react-router';
import buttons from '#src/ui/button.module.css';
import { ChoiceField } from '#src/ui/fields/choice-field.tsx';
import { buildCalculatorFields, type CalculatorFieldView } from '../../view/calculator/calculator-field-view.ts';
import { describeFigureProblem } from '../../view/calculator/describe-figure-problem.ts';
import type { FinanceCalculatorView } from '../../view/calculator/finance-calculator-view.ts';
import { FigureField } from './figure-field.tsx';
import styles from './finance-calculator.module.css';
import { FrequencyField } from './frequency-field.tsx';
import { QuotePanel } from './quote-panel.tsx';
import { useFinanceCalculator } from './use-finance-calculator.ts';

/** Sliders, fields and the quote that follows them. Without scripts a form that asks for the page anew. @spec B2.50, B3.17 */
export const FinanceCalculator = ({ calculator }: { readonly calculator: FinanceCalculatorView }) => {
  const { search } = useLocation();
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
          Work it out
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
