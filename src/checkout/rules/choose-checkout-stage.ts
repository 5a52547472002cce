import type { PaymentStatus } from '#src/payments/rules/payment-status.ts';
import type { ShopperReservation } from './shopper-reservation.ts';

export type CheckoutStage = 'contact' | 'deposit' | 'confirm' | 'waiting' | 'held' | 'over' | 'unavailable';

export interface StageFacts {
  readonly isEnabled: boolean;
  readonly reservation: ShopperReservation | null;
  /** Null if there's no payment in progress, or if the gateway gave no status. */
  readonly standing: PaymentStatus | null;
  readonly isAgain: boolean;
}

const waitingStages = { card: 'deposit', confirmation: 'confirm', bank: 'waiting' } as const;

/** @spec B1.12, B2.27, D.41 */
export const chooseCheckoutStage = ({ isEnabled, reservation, standing, isAgain }: StageFacts): CheckoutStage => {
  const begin = isEnabled ? 'contact' : 'unavailable';
  switch (reservation?.state) {
    case undefined:
    case 'closed':
      return begin;
    case 'open':
      return isEnabled && reservation?.isComplete && !isAgain ? 'deposit' : begin;
    case 'paying':
      return standing?.kind === 'waiting' ? waitingStages[standing.needs] : standing === null ? 'deposit' : 'waiting';
    case 'held':
      return 'held';
    default:
      return isAgain && isEnabled ? 'contact' : 'over';
  }
};
