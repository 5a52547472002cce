import { type FormOrigin, prepareContact } from '#src/checkout/server/prepare-contact.ts';
import type { NewReservation } from '#src/checkout/server/reservation-store.ts';
import type { PendingLead } from '#src/leads/server/pending-lead.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { PurchaseFigures } from '../rules/calculate-figures.ts';
import type { TradeInCredit } from '../rules/count-trade-in.ts';
import type { PurchaseAnswers } from '../rules/purchase-answers.ts';
import { purchaseSubcategory } from '../rules/purchase-fields.ts';
import type { PurchaseTerms } from '../rules/purchase-terms.ts';
import { buildOrderFacts } from '../view/build-order-facts.ts';
import type { PurchaseSite } from './read-terms.ts';

interface OrderParts {
  readonly site: PurchaseSite;
  readonly vehicle: Vehicle;
  readonly answers: PurchaseAnswers;
  readonly figures: PurchaseFigures;
  readonly credit: TradeInCredit | null;
  readonly tradeInFacts: PurchaseTerms['tradeInFacts'];
}

/** @spec D.41, L3.01 */
export const addOrder = (
  contact: PendingLead,
  { answers, figures, credit, tradeInFacts }: Omit<OrderParts, 'site' | 'vehicle'>,
): PendingLead => {
  const ofTradeIn = credit === null ? {} : tradeInFacts[credit.valuationUuid];
  const custom = { ...contact.record.custom, ...buildOrderFacts(answers, figures, credit), ...ofTradeIn };
  const message = 'Bought online with a deposit.';
  return { ...contact, record: { ...contact.record, custom, subcategory: purchaseSubcategory, message } };
};

/** @spec D.41, L3.01 */
export const buildOrderContact = (
  { site, vehicle, ...order }: OrderParts,
  origin: FormOrigin,
  now: Date,
): Pick<NewReservation, 'entry' | 'problems' | 'contact'> | null => {
  const { contact: said } = order.answers;
  if (said === undefined) return null;
  const prepared = prepareContact(site, vehicle, said.entry, origin, now);
  const { contact } = prepared;
  return contact === null ? null : { ...prepared, contact: addOrder(contact, order) };
};
