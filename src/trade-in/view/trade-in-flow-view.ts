import type { ProgressStep } from '#src/lib/progress-step.ts';
import type { TradeInPage } from '../rules/trade-in-pages.ts';
import type { CarFault } from './describe-car-fault.ts';

export interface StepFormView {
  readonly action: string;
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
}

/** What is wrong with a field, and where it is. */
export interface FieldProblem {
  readonly fieldId: string;
  readonly message: string;
}

/** A step that is finished: what was said, and the way back to it. */
export interface DoneStepView {
  readonly text: string;
  /** Null once it can be changed no longer. */
  readonly changeHref: string | null;
}

export interface CarStepView {
  readonly done: DoneStepView | null;
  readonly form: StepFormView;
  /** Why the plate led nowhere; null where it did not, or was not asked for. */
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
    /** Known words to choose from. */
    readonly words: readonly string[];
  }[];
}

/** 'Is this yours?' */
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
  /** What it is and what it is not. */
  readonly notes: readonly string[];
}

/** Why there is no estimate, or that the dealer has the car's details. */
export interface OutcomeView {
  readonly heading: string;
  readonly text: string;
}

/** What the page of a valuation shows, whichever step it is at. @spec L2.57 */
export interface TradeInFlowView {
  readonly page: TradeInPage;
  readonly progress: readonly ProgressStep[];
  /** What is wrong with the step that is open. */
  readonly problems: readonly FieldProblem[];
  readonly car: CarStepView;
  readonly yours: YoursStepView | null;
  readonly condition: ConditionStepView | null;
  readonly offer: OfferView | null;
  readonly outcome: OutcomeView | null;
  /** How the figure comes about, and for which cars there is one. @spec L5.17 */
  readonly explanation: {
    readonly points: readonly { readonly title: string; readonly text: string }[];
    readonly limits: string;
  };
  /** The result that the page saves; null where the site does not, or there is none yet. @spec L4.16 */
  readonly saved: Readonly<Record<string, unknown>> | null;
}
