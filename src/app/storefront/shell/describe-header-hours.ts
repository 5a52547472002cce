import type { ViewSite } from '#src/app/storefront/view-context.ts';
import { findPrimaryLocation } from '#src/locations/rules/find-primary-location.ts';
import { buildHoursView } from '#src/locations/view/hours/build-hours-view.ts';
import { describeOpenNow } from '#src/locations/view/hours/describe-open-now.ts';

/** Days in which the header looks for the next opening. */
const daysAhead = 8;

/** What the header says of the primary place: 'Moorooka: open now until 5:30 pm'; null when nothing is known. @spec L2.36 */
export const describeHeaderHours = ({ locations }: Pick<ViewSite, 'locations'>, now: Date): string | null => {
  const primary = findPrimaryLocation(locations);
  if (primary === undefined) return null;
  const state = describeOpenNow(buildHoursView(primary, now, daysAhead), now);
  return state === null ? null : `${primary.name}: ${state.text}`;
};
