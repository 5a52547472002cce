import { trackEvent } from '#src/lib/track-event.ts';
import { chooseLeadEvent } from '../rules/choose-lead-event.ts';
import { isLeadCategory } from '../rules/lead-categories.ts';
import { leadFieldTable } from '../rules/lead-fields.ts';
import type { LeadFormView } from '../view/lead-form-view.ts';
import { saveVisitor } from './visitor.ts';

/** Where the browser keeps that a form was sent on this site, and about what. @spec L4.04, L4.11 */
const markerKey = 'forecourt.lead-sent';

const mark = (category: string, carId: number | null): void => {
  try {
    localStorage.setItem(markerKey, JSON.stringify({ category, car_id: carId }));
  } catch {
    // A browser that keeps nothing does without.
  }
};

/** What the browser does once a form is kept: it is counted, marked, and whoever sent it is remembered. @spec L4.03, L4.04, L4.05, L4.11, L7.05 */
export const noteLeadSent = (
  { category: ofKind, vehicle, eventId }: Pick<LeadFormView, 'category' | 'vehicle' | 'eventId'>,
  fields: Readonly<Record<string, unknown>>,
): void => {
  const chosen = String(fields[leadFieldTable.category.name] ?? '');
  const category = isLeadCategory(chosen) ? chosen : ofKind;
  trackEvent({
    id: eventId ?? chooseLeadEvent(category),
    ...(vehicle !== null && { carId: vehicle.id }),
    details: { category, ...(vehicle !== null && { car_type: vehicle.carType }) },
  });
  mark(category, vehicle?.id ?? null);
  saveVisitor(fields);
};
