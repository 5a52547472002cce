import { purchasePath } from '#src/lib/payment-paths.ts';
import { type CheckoutPathName, checkoutPath } from '../rules/checkout-requests.ts';
import type { Reservation } from '../rules/hold/change-reservation.ts';
import { describeMoment } from './describe-moment.ts';
import { describeEndedDeposit } from './describe-stage.ts';
import { formatAmount } from './format-amount.ts';

export interface ReservationRow {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

type Listed = Pick<
  Reservation,
  'state' | 'amountCents' | 'heldUntilMs' | 'refundedCents' | 'failedRefunds' | 'isPurchase'
> & {
  readonly reservationUuid: string;
  readonly contact: {
    readonly record: { readonly vehicle: { readonly title: string; readonly slug: string } | null };
  } | null;
};

const describeMoney = (listed: Listed, timeZone: string): string => {
  const { state, amountCents, heldUntilMs, isPurchase } = listed;
  const amount = formatAmount(amountCents);
  switch (state) {
    case 'held': {
      const until = `held for you until ${describeMoment(heldUntilMs ?? 0, timeZone)}`;
      return `${isPurchase ? 'Bought online' : 'Reserved'}, ${until}. Your ${amount} deposit is paid.`;
    }
    case 'sold':
      return `It’s yours. ${describeEndedDeposit(listed, amount)}`;
    case 'refunded':
    case 'refunding':
    case 'owed':
      return `Ended. ${describeEndedDeposit(listed, amount)}`;
    default:
      return `You haven’t paid the ${amount} deposit yet.`;
  }
};

/** @spec B9.29, D.41 */
export const buildReservationList = (
  reservations: readonly Listed[],
  { timeZone, path }: { readonly timeZone: string; readonly path: CheckoutPathName | 'none' },
): readonly ReservationRow[] => {
  if (path === 'none') return [];
  return reservations.flatMap((reservation) => {
    const vehicle = reservation.contact?.record.vehicle ?? null;
    if (vehicle === null) return [];
    const isOpenPurchase = reservation.isPurchase && (reservation.state === 'held' || reservation.state === 'sold');
    return {
      id: reservation.reservationUuid,
      title: vehicle.title,
      text: describeMoney(reservation, timeZone),
      href: isOpenPurchase ? purchasePath(vehicle.slug) : checkoutPath(vehicle.slug, path),
    };
  });
};
