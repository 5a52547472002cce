import type { ProgressStep } from '#src/lib/progress-step.ts';
import type { PurchaseStage } from '../rules/choose-purchase-stage.ts';
import type { AnswerStep } from '../rules/purchase-fields.ts';

const labels: Readonly<Record<AnswerStep, string>> = {
  contact: 'Details',
  handover: 'Handover',
  tradeIn: 'Trade-in',
  funds: 'Payment',
};

/**
 * The steps that the site asks, with where the shopper stands; none where there is nothing to do.
 * @param isDepositPaid whether there's nothing left to pay now
 * @spec D.41
 */
export const listPurchaseProgress = (
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
