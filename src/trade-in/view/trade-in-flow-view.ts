import type { ProgressStep } from '#src/lib/progress-step.ts';
import type { TradeInPage } from '../rules/trade-in-pages.ts';
import type { CarFault } from './describe-car-fault.ts';

export interface StepFormView {
  readonly action: string;
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
}

export interface FieldProblem {
  readonly fieldId: string;
  readonly message: string;
}

export interface DoneStepView {
  readonly text: string;
  /** Null once the step can't be changed. */
  readonly changeHref: string | null;
}

export interface CarStepView {
  readonly done: DoneStepView | null;
  readonly form: StepFormView;
  /** Why the plate lookup gave no car, else null. */
  readonly note: string | null;
  readonly fault: CarFault | null;
  readonly states: readonly string[];
  readonly regoState: string;
  readonly rego: string;
  readonly maxRegoLength: number;
  readonly hand: HandFormView;
}

export interface HandFormView {
  readonly isOpen: boolean;
  readonly fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly text: string;
    readonly isNumber: boolean;
    readonly error: string | null;
    /** Suggestions. */
    readonly words: readonly string[];
  }[];
}

export interface YoursStepView {
  readonly done: DoneStepView | null;
  readonly form: StepFormView;
  readonly legend: string;
  readonly cars: readonly {
    readonly value: string;
    readonly title: string;
    readonly detail: string | null;
  }[];
  readonly chosen: string;
  readonly noneLabel: string;
  readonly error: string | null;
}

export interface ConditionStepView {
  readonly done: DoneStepView | null;
  readonly form: StepFormView;
  readonly odometer: { readonly text: string; readonly error: string | null };
  readonly questions: readonly {
    readonly name: string;
    readonly legend: string;
    readonly hint: string | null;
    readonly choices: readonly { readonly value: string; readonly label: string }[];
    readonly chosen: string;
    readonly error: string | null;
  }[];
}

export interface OfferView {
  readonly heading: string;
  readonly price: string;
  readonly range: string;
  readonly lines: readonly { readonly label: string; readonly amount: string }[];
  readonly total: { readonly label: string; readonly amount: string };
  readonly basis: string;
  readonly notes: readonly string[];
}

export interface OutcomeView {
  readonly heading: string;
  readonly text: string;
}

/** The page of a valuation at any step. @spec L2.57 */
export interface TradeInFlowView {
  readonly page: TradeInPage;
  readonly progress: readonly ProgressStep[];
  readonly problems: readonly FieldProblem[];
  readonly car: CarStepView;
  readonly yours: YoursStepView | null;
  readonly condition: ConditionStepView | null;
  readonly offer: OfferView | null;
  readonly outcome: OutcomeView | null;
  /** How the estimate is calculated, and which cars get one. @spec L5.17 */
  readonly explanation: {
    readonly points: readonly { readonly title: string; readonly text: string }[];
    readonly limits: string;
  };
  /** The result that the page saves; null when the site doesn't save it, or there is none yet. @spec L4.16 */
  readonly saved: Readonly<Record<string, unknown>> | null;
}
