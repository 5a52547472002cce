import { type FormOrigin, type NewReservation, prepareContact } from '#src/checkout/server/queries.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { PurchaseFigures } from '../rules/calculate-figures.ts';
import type { TradeInCredit } from '../rules/count-trade-in.ts';
import type { PurchaseAnswers } from '../rules/purchase-answers.ts';
import { purchaseSubcategory } from '../rules/purchase-subcategory.ts';
import { buildOrderFacts } from '../view/build-order-facts.ts';
import type { PurchaseSite } from './read-terms.ts';

interface OrderParts {
  readonly site: PurchaseSite;
  readonly vehicle: Vehicle;
  readonly answers: PurchaseAnswers;
  readonly figures: PurchaseFigures;
  readonly credit: TradeInCredit | null;
}

/** The lead that a purchase becomes once its deposit is paid, with all that was chosen; null where who buys is not well said. @spec D.41, L3.01 */
export const buildOrderContact = (
  { site, vehicle, answers, figures, credit }: OrderParts,
  origin: FormOrigin,
  now: Date,
): Pick<NewReservation, 'entry' | 'problems' | 'contact'> | null => {
  if (answers.contact === undefined) return null;
  const prepared = prepareContact(site, vehicle, answers.contact.entry, origin, now);
  const { contact } = prepared;
  if (contact === null) return null;
  const custom = { ...contact.record.custom, ...buildOrderFacts(answers, figures, credit) };
  const record = {
    ...contact.record,
    custom,
    subcategory: purchaseSubcategory,
    message: 'Bought online with a deposit.',
  };
  return { ...prepared, contact: { ...contact, record } };
};
