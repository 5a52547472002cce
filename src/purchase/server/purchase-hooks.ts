import type { createReservationHooks } from '#src/checkout/server/reservation-hooks.ts';
import { isCancellation, isForShopper } from '#src/leads/rules/delivery-kinds.ts';
import { nameShopper } from '#src/leads/view/mail-view.ts';
import { purchaseSubcategory } from '../rules/purchase-fields.ts';
import { buildPurchaseMail } from '../view/build-purchase-mail.ts';

type ReservationHooks = ReturnType<typeof createReservationHooks>;

export const createPurchaseHooks = (reservation: ReservationHooks): ReservationHooks => ({
  ...reservation,
  isFor: ({ subcategory }) => subcategory === purchaseSubcategory,
  findAddition: async (site, delivery) => {
    const { kind, lead } = delivery;
    const mail = await reservation.findAddition(site, delivery);
    return (
      mail && {
        ...mail,
        ...buildPurchaseMail(mail, {
          ...lead,
          shopperName: isForShopper(kind) ? null : nameShopper(lead),
          isOver: isCancellation(kind),
          isOwed: kind === 'refundFailure',
        }),
      }
    );
  },
});
