import type { CheckoutAnswer } from '#src/checkout/rules/checkout-requests.ts';
import type { Reservation } from '#src/checkout/rules/hold/change-reservation.ts';
import type { CheckoutView } from '#src/checkout/view/checkout-view.ts';
import { listContactFields } from '#src/checkout/view/list-contact-fields.ts';
import { purchaseDocumentPath, purchasePath, purchaseReturnPath } from '#src/lib/payment-paths.ts';
import type { ProgressStep } from '#src/lib/progress-step.ts';
import { addParameters } from '#src/lib/url.ts';
import type { PaymentsConfig } from '#src/payments/rules/config.ts';
import { buildPaymentView } from '#src/payments/view/build-payment-view.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { RepaymentEstimate } from '../rules/choose-finance-terms.ts';
import { choosePurchaseStage, type PurchaseStage } from '../rules/choose-purchase-stage.ts';
import { noTradeIn, type PurchaseAnswers } from '../rules/purchase-answers.ts';
import { listDocuments } from '../rules/purchase-documents.ts';
import { type AnswerStep, isAnswerStep, purchaseFields } from '../rules/purchase-fields.ts';
import { type Agreement, type PurchaseTerms, writeShown } from '../rules/purchase-terms.ts';
import type { Review } from '../rules/review-answers.ts';
import { buildFundsView, buildHandoverView, buildTradeInView } from './build-questions.ts';
import { type Applying, buildRepaymentView } from './build-repayment-view.ts';
import { describePurchaseAnswer, describePurchaseStage } from './describe-purchase-stage.ts';
import { listDoneSteps } from './list-done-steps.ts';
import { describeFigures, listFigures } from './list-figures.ts';
import type { PurchaseView } from './purchase-view.ts';

export interface PurchaseFacts {
  readonly vehicle: Vehicle;
  readonly noun: string;
  readonly timeZone: string;
  readonly placeName: string | null;
  readonly answers: PurchaseAnswers;
  readonly revision: number;
  readonly terms: PurchaseTerms;
  readonly review: Review;
  readonly order: Pick<
    Reservation,
    'state' | 'heldUntilMs' | 'capturedCents' | 'refundedCents' | 'failedRefunds'
  > | null;
  readonly agreement: Agreement | null;
  readonly isReserved: boolean;
  readonly isConvertible: boolean;
  readonly checkout: CheckoutView;
  readonly asked: AnswerStep | 'deposit' | null;
  readonly answer: CheckoutAnswer | null;
  readonly repayment: RepaymentEstimate | null;
  readonly payments: PaymentsConfig;
  readonly loanNote: string;
  readonly applying: Applying;
}

const documentLabels = { order: 'Order summary (PDF)', receipt: 'Deposit receipt (PDF)' } as const;

const endStages: readonly PurchaseStage[] = ['over', 'reserved', 'unavailable'];

const buildCheckoutPart = (
  { checkout, payments, vehicle, answers: { contact } }: PurchaseFacts,
  stage: PurchaseStage,
  action: string,
): CheckoutView => ({
  ...checkout,
  ...(stage === 'deposit' && { stage, payment: buildPaymentView({ payments, ref: null, standing: null }) }),
  action,
  who: null,
  canChange: stage === 'deposit',
  alert: null,
  problems: [],
  returnHref: purchaseReturnPath(vehicle.slug),
  fields: listContactFields(contact ?? null),
  terms: checkout.terms && {
    ...checkout.terms,
    isAgreed: contact?.entry.isAgreed ?? false,
    error: contact?.problems.find(({ field }) => field === 'terms')?.message ?? null,
  },
});

const findLapse = ({ answers: { tradeIn }, review }: PurchaseFacts, stage: PurchaseStage): string | null => {
  const isChosen = tradeIn !== undefined && tradeIn.problems.length === 0 && tradeIn.entry.choice !== noTradeIn;
  return stage === 'tradeIn' && isChosen && review.credit === null
    ? 'Your trade-in estimate is no longer valid. Value your vehicle again, or continue without a trade-in.'
    : null;
};

const listProblems = (facts: PurchaseFacts, stage: PurchaseStage): PurchaseView['problems'] => {
  const typed = isAnswerStep(stage) ? (facts.answers[stage]?.problems ?? []) : [];
  if (stage !== 'funds' || typed.length > 0) return typed;
  const { error } = buildFundsView({ ...facts, isDepositPaid: facts.isConvertible }).amount;
  return error === null ? [] : [{ field: purchaseFields.amount, message: error }];
};

const buildFigures = (facts: PurchaseFacts, stage: PurchaseStage): Pick<PurchaseView, 'figures' | 'notes'> => {
  const isAgreed = stage === 'paying' || stage === 'held' || stage === 'sold';
  const { agreement, review, terms } = facts;
  const figures = isAgreed ? agreement?.figures : review.figures;
  if (figures === undefined || figures === null || endStages.includes(stage)) return { figures: [], notes: [] };
  const priceType = isAgreed ? (agreement?.priceType ?? null) : terms.priceType;
  const credit = isAgreed ? (agreement?.credit ?? null) : review.credit;
  return { figures: listFigures(figures, priceType), notes: describeFigures(figures, credit) };
};

const labels: Readonly<Record<AnswerStep, string>> = {
  contact: 'Details',
  handover: 'Handover',
  tradeIn: 'Trade-in',
  funds: 'Payment',
};

/** @spec D.41 */
const listPurchaseProgress = (
  stage: PurchaseStage,
  steps: readonly AnswerStep[],
  doneSteps: readonly AnswerStep[],
  isDepositPaid: boolean,
): readonly ProgressStep[] => {
  const current = stage === 'paying' || stage === 'convert' ? 'deposit' : stage;
  const all = [...steps, 'deposit'] as const;
  if (!all.some((step) => step === current)) return [];
  return all.map((step) => ({
    label: step === 'deposit' ? (isDepositPaid ? 'Confirm' : 'Deposit') : labels[step],
    state: step === current ? 'current' : step !== 'deposit' && doneSteps.includes(step) ? 'done' : 'later',
  }));
};

/** @spec B1.12, B2.03, D.41 */
export const buildPurchaseView = (facts: PurchaseFacts): PurchaseView => {
  const { vehicle, noun, timeZone, terms, review, order, checkout, answers, agreement } = facts;
  const { isEnabled } = terms;
  const isDepositPaid = facts.isConvertible;
  // After the deposit is paid, the contact details can't change, because the payer is the buyer.
  const asked = facts.isConvertible && facts.asked === 'contact' ? null : facts.asked;
  const stage = choosePurchaseStage({ ...facts, asked, isEnabled });
  const action = purchasePath(vehicle.slug);
  const shown = review.figures === null ? '' : writeShown(facts.revision, review.figures);
  const credit = order === null ? review.credit : (agreement?.credit ?? null);
  const hasRepayment = facts.repayment !== null && stage !== 'funds' && !endStages.includes(stage);
  return {
    stage,
    noun,
    ...describePurchaseStage(stage, {
      noun,
      timeZone,
      order,
      isConvertible: facts.isConvertible,
      amount: checkout.amount ?? '',
    }),
    progress: listPurchaseProgress(stage, terms.steps, review.doneSteps, isDepositPaid),
    done: endStages.includes(stage) ? [] : listDoneSteps({ ...facts, stage, credit, action }),
    alert:
      (stage === 'paying' ? checkout.alert : null) ??
      (stage === 'held' ? null : describePurchaseAnswer(facts.answer, noun)) ??
      findLapse(facts, stage),
    problems: listProblems(facts, stage),
    action,
    checkout: buildCheckoutPart(
      facts,
      stage,
      stage === 'deposit' || stage === 'convert' ? addParameters(action, { [purchaseFields.shown]: shown }) : action,
    ),
    handover: stage === 'handover' ? buildHandoverView(answers, { ...facts, isDepositPaid }) : null,
    tradeIn: stage === 'tradeIn' ? buildTradeInView(answers, terms, vehicle.id) : null,
    funds: stage === 'funds' ? buildFundsView({ ...facts, isDepositPaid }) : null,
    repayment:
      facts.repayment === null || !hasRepayment
        ? null
        : buildRepaymentView(facts.repayment, facts.loanNote, facts.applying),
    ...buildFigures(facts, stage),
    documents: listDocuments(order).map((document) => ({
      label: documentLabels[document],
      href: purchaseDocumentPath(document, vehicle.slug),
    })),
    againHref: stage === 'over' && isEnabled ? addParameters(action, { [purchaseFields.step]: 'contact' }) : null,
  };
};
