import type { FormSubject } from '#src/app/storefront/vehicle-card/build-form-subject.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { findPrimaryLocation } from '#src/locations/rules/find-vehicle-location.ts';
import { buildLocationCard, type LocationCardView } from '#src/locations/view/build-location-card.ts';
import type { SentLeadAnswer } from './load-sent-lead.server.ts';

/** @spec L4.06 */
export interface SentView {
  readonly subject: FormSubject | null;
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  readonly calendarHref: string | null;
  readonly place: LocationCardView | null;
}

/**
 * Without an `answer`, the view has only the main location.
 * @spec L4.06, L2.63
 */
export const buildSentView = (
  answer: SentLeadAnswer | null,
  { site, now }: Pick<ViewContext, 'site' | 'now'>,
): SentView => {
  const { reference, subject = null, time = null, locationId = null } = answer ?? {};
  const place = site.locations.find(({ id }) => id === locationId) ?? findPrimaryLocation(site.locations);
  return {
    subject,
    facts: [
      ...(time === null ? [] : [{ label: 'Your booking', text: time }]),
      ...(reference === undefined ? [] : [{ label: 'Your reference', text: reference }]),
    ],
    calendarHref: time === null ? null : pagePaths.successCalendar,
    place: place === undefined ? null : buildLocationCard(place, site, { now }),
  };
};
