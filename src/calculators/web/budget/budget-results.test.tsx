import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readText } from '#src/ui/testing/read-text.ts';
import { BudgetResults } from './budget-results.tsx';
import type { BudgetAnswerState } from './use-budget-answer.ts';

const answer = {
  buttons: [
    { kind: 'found', label: 'Show Me 4 used cars', href: '/search/used-cars' },
    { kind: 'none', label: '0 new cars Found', warning: 'No new cars found for this budget' },
  ],
  bodies: [],
} as const;
const draw = (state: BudgetAnswerState): string =>
  renderToStaticMarkup(<BudgetResults answer={answer} state={state} onAskAgain={() => undefined} />);

it('shows the results and that it is refreshing [L2.68]', () => {
  for (const [state, isBusy] of [
    ['here', false],
    ['asking', true],
  ] as const) {
    expect(readText(draw(state))).toBe('Show Me 4 used cars 0 new cars Found No new cars found for this budget');
    expect(draw(state)).toContain(`aria-busy="${isBusy}"`);
  }
});

it('shows no counts after a failure, and a retry button [L2.68]', () => {
  expect(readText(draw('failed'))).toBe('We couldn’t check our stock for this budget. Try again');
  expect(readText(draw('askingAgain'))).toBe('Checking our stock… Try again');
  expect(draw('failed')).not.toContain('href');
});
