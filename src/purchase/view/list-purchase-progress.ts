import type { ProgressStep } from '#src/lib/progress-step.ts';
import type { PurchaseStage } from '../rules/choose-purchase-stage.ts';
import type { AnswerStep } from '../rules/purchase-fields.ts';

const labels: Readonly<Record<AnswerStep | 'deposit', string>> = {
  contact: 'Details',
  handover: 'Handover',
  tradeIn: 'Trade-in',
  funds: 'Payment',
  deposit: 'Deposit',
};

/** The steps that the site asks, with where the shopper stands; none where there is nothing to do. @spec D.41 */
export const listPurchaseProgress = (
  stage: PurchaseStage,
  steps: readonly AnswerStep[],
  doneSteps: readonly AnswerStep[],
): readonly ProgressStep[] => {
  const current = stage === 'paying' || stage === 'convert' ? 'deposit' : stage;
  const all = [...steps, 'deposit'] as const;
  if (!all.some((step) => step === current)) return [];
  return all.map((step) => ({
    label: labels[step],
    state: step === current ? 'current' : step !== 'deposit' && doneSteps.includes(step) ? 'done' : 'later',
  }));
};
