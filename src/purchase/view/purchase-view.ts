import type { CheckoutView } from '#src/checkout/view/checkout-view.ts';
import type { ProgressStep } from '#src/lib/progress-step.ts';
import type { PurchaseStage } from '../rules/choose-purchase-stage.ts';
import type { AnswerProblem } from '../rules/purchase-answers.ts';
import type { FigureRow } from './list-figures.ts';

export interface DoneStep {
  readonly title: string;
  readonly text: string;
  readonly changeHref: string | null;
}

export interface ChoiceView {
  readonly value: string;
  readonly label: string;
  readonly hint: string | null;
}

export interface HandoverView {
  readonly choices: readonly ChoiceView[];
  readonly chosen: string;
  readonly fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly autoComplete: string;
    readonly value: string;
    readonly error: string | null;
  }[];
  readonly error: string | null;
}

export interface TradeInView {
  readonly choices: readonly ChoiceView[];
  readonly chosen: string;
  readonly error: string | null;
  readonly valueHref: string;
}

export interface FundsView {
  readonly choices: readonly ChoiceView[];
  readonly chosen: string;
  readonly error: string | null;
  readonly amount: { readonly value: string; readonly error: string | null; readonly hint: string };
  readonly terms: readonly { readonly value: string; readonly label: string }[];
  readonly term: { readonly value: string; readonly error: string | null };
}

/** @spec B9.39 */
export interface RepaymentView {
  readonly cells: readonly { readonly figure: string; readonly label: string }[];
  readonly note: string;
  readonly application: string | null;
  readonly applyHref: string;
  readonly applyLabel: string;
}

export interface PurchaseView {
  readonly stage: PurchaseStage;
  readonly heading: string;
  readonly lead: string;
  readonly action: string;
  readonly noun: string;
  readonly progress: readonly ProgressStep[];
  readonly done: readonly DoneStep[];
  readonly alert: string | null;
  readonly problems: readonly AnswerProblem[];
  readonly checkout: CheckoutView;
  readonly handover: HandoverView | null;
  readonly tradeIn: TradeInView | null;
  readonly funds: FundsView | null;
  readonly repayment: RepaymentView | null;
  readonly figures: readonly FigureRow[];
  readonly notes: readonly string[];
  /** @spec D.41 */
  readonly documents: readonly { readonly label: string; readonly href: string }[];
  readonly againHref: string | null;
}
