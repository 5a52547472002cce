import type { ProgressStep } from '#src/lib/progress-step.ts';
import type { CheckoutStage } from '../rules/choose-checkout-stage.ts';

/** Which of the three steps each stage belongs to, from 0; null for one that is no step. */
const places: Readonly<Record<CheckoutStage, number | null>> = {
  contact: 0,
  deposit: 1,
  confirm: 1,
  waiting: 1,
  held: 2,
  over: null,
  unavailable: null,
};

/** The steps with where the shopper stands; none where there is nothing to do. @spec D.41 */
export const listProgress = (stage: CheckoutStage, amount: string | null): readonly ProgressStep[] => {
  const place = places[stage];
  if (place === null) return [];
  const labels = ['Your details', `Pay the ${amount} deposit`, 'Done'];
  return labels.map((label, index) => ({
    label: `${index + 1}. ${label}`,
    state: index === place ? 'current' : index < place ? 'done' : 'later',
  }));
};
