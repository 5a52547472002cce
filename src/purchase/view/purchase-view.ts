import type { CheckoutView } from '#src/checkout/view/checkout-view.ts';
import type { ProgressStep } from '#src/lib/progress-step.ts';
import type { PurchaseStage } from '../rules/choose-purchase-stage.ts';
import type { AnswerProblem } from '../rules/purchase-answers.ts';
import type { FigureRow } from './list-figures.ts';

export interface DoneStep {
  readonly title: string;
  readonly text: string;
  /** Where it is answered again; null while nothing can be changed. */
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
  /** Where another vehicle is valued. */
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

/** An estimated repayment with its two rates at the same size, and what must be said beside them. @spec B9.39 */
export interface RepaymentView {
  readonly cells: readonly { readonly figure: string; readonly label: string }[];
  readonly note: string;
  /** How far the shopper is with applying for it. */
  readonly application: string | null;
  readonly applyHref: string;
  readonly applyLabel: string;
}

export interface PurchaseView {
  readonly stage: PurchaseStage;
  readonly heading: string;
  readonly lead: string;
  /** Where its forms go. */
  readonly action: string;
  readonly noun: string;
  readonly progress: readonly ProgressStep[];
  readonly done: readonly DoneStep[];
  /** What went otherwise than wished; null for nothing. */
  readonly alert: string | null;
  /** By the names of the fields. */
  readonly problems: readonly AnswerProblem[];
  /** Who buys, and the deposit: the forms of reserving, sent to this page. */
  readonly checkout: CheckoutView;
  readonly handover: HandoverView | null;
  readonly tradeIn: TradeInView | null;
  readonly funds: FundsView | null;
  readonly repayment: RepaymentView | null;
  readonly figures: readonly FigureRow[];
  /** What the figures rest on, a sentence each. */
  readonly notes: readonly string[];
  /** @spec D.41 */
  readonly documents: readonly { readonly label: string; readonly href: string }[];
  /** Where it can be begun anew; null where it cannot. */
  readonly againHref: string | null;
}
