import { findDayHours } from '#src/locations/rules/hours/find-day-hours.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import type { SlotPlace, VisitHours } from './slot.ts';

/** A location as its appointments see it: with its own clocks, and closed on its holidays. @spec D.22, L3.06, L3.07 */
export const findSlotPlace = (location: SiteLocation): SlotPlace => ({
  timeZone: location.timeZone,
  hoursOn: (day): VisitHours => {
    const hours = findDayHours(location, day);
    if (hours.kind === 'open') return { kind: 'open', opens: hours.open, closes: hours.close };
    return { kind: 'closed', text: hours.holiday ?? (hours.kind === 'other' ? hours.status : 'Closed') };
  },
});
