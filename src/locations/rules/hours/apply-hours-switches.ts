import type { OpeningHours, SiteLocation } from '#src/sites/model/site-location.ts';
import type { PlacesConfig } from '../config.ts';
import { shortWeekdayNames } from '../weekday-names.ts';

type HoursSwitches = Pick<PlacesConfig, 'closedText' | 'weekendOverrides'>;

/** The hours of a week as the switches of the site have them: other days of the weekend, other words for a closed day. @spec L9.14, L9.17 */
export const applyHoursSwitches = (
  week: readonly OpeningHours[],
  type: SiteLocation['type'],
  { closedText, weekendOverrides }: HoursSwitches,
): readonly OpeningHours[] =>
  week.map((entry) => {
    const override = weekendOverrides.find(
      ({ types, day }) => type !== null && types.includes(type) && day === shortWeekdayNames[entry.weekday],
    );
    if (override !== undefined) {
      return { ...entry, status: override.status, formattedHours: null, open: null, close: null };
    }
    return entry.status === 'Closed' && entry.formattedHours === null ? { ...entry, status: closedText } : entry;
  });
