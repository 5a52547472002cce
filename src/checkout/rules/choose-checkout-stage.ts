import type { PaymentStatus } from '#src/payments/rules/payment-status.ts';
import type { ShopperReservation } from './shopper-reservation.ts';

export type CheckoutStage =
  /** Who are you? */
  | 'contact'
  | 'deposit'
  /** The bank asks the shopper. */
  | 'confirm'
  /** The bank has not answered. */
  | 'waiting'
  | 'held'
  /** It was the shopper's and is no more. */
  | 'over'
  /** Somebody else has it, or it cannot be reserved. */
  | 'unavailable';

export interface StageFacts {
  /** Whether the vehicle can be reserved now. */
  readonly isEnabled: boolean;
  /** The visitor's own; null for none. */
  readonly reservation: ShopperReservation | null;
  /** Where its payment stands; null where none is under way, or the gateway does not answer. */
  readonly standing: PaymentStatus | null;
  /** Whether the visitor wants to say again who they are. */
  readonly isAgain: boolean;
}

const waitingStages = { card: 'deposit', confirmation: 'confirm', bank: 'waiting' } as const;

/** Which step a visitor stands at, with their own reservation of the vehicle. @spec B1.12, B2.27, D.41 */
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
