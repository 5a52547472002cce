import { formatHours } from '../../../src/locations/rules/format-clock.ts';
import type { HoursPeriod } from '../../../src/sites/model/site-location.ts';
import { readKnownHours } from './answers/read-opening-hours.ts';
import { namePlace } from './name-place.ts';
import type { LocationAnswers, SiteAnswers } from './site-answers.ts';

export interface HolidayAnswer {
  readonly publicHolidays: 'closed' | 'asUsual' | HoursPeriod;
  readonly closedHolidays: readonly string[];
  /** False if the dealer's answers don't settle public holidays. The location is then assumed to be closed on them. */
  readonly isSaid: boolean;
}

type Yard = Pick<LocationAnswers, 'openingHours'>;
type HolidaySite = Pick<SiteAnswers, 'closedOnPublicHolidays'> & {
  readonly locations: readonly (Yard & Pick<LocationAnswers, 'street' | 'suburb'>)[];
};

/** Nearly every yard closes on this day. A list of closed days without it is assumed to be incomplete. */
const mostClosed = 'Christmas Day';

/**
 * What a location's hours say about all public holidays overrides `closedOnPublicHolidays`. Returns undefined for a
 * location without hours.
 * @spec L3.07
 */
export const chooseHolidays = (
  { openingHours }: Yard,
  closedOnPublicHolidays: boolean | undefined,
): HolidayAnswer | undefined => {
  if (openingHours === undefined) return undefined;
  const { all, closedOn } = readKnownHours(openingHours).holidays;
  const namesAll = closedOn.includes(mostClosed);
  const isClosed = closedOnPublicHolidays ?? !namesAll;
  const publicHolidays = all ?? (isClosed ? 'closed' : 'asUsual');
  return {
    publicHolidays,
    closedHolidays: publicHolidays === 'closed' ? [] : closedOn,
    isSaid: all !== undefined || closedOnPublicHolidays !== undefined || namesAll,
  };
};

export const findSharedHolidays = ({ locations, closedOnPublicHolidays }: HolidaySite): HolidayAnswer | undefined => {
  const [first, ...others] = locations.flatMap((yard) => chooseHolidays(yard, closedOnPublicHolidays) ?? []);
  const keyOf = ({ publicHolidays, closedHolidays }: HolidayAnswer) => JSON.stringify([publicHolidays, closedHolidays]);
  return first !== undefined && others.every((other) => keyOf(other) === keyOf(first)) ? first : undefined;
};

const sayMostClosed = (closedHolidays: readonly string[]): string =>
  closedHolidays.includes(mostClosed) ? '' : `, ${mostClosed} too`;

const sayHolidays = ({ publicHolidays, closedHolidays, isSaid }: HolidayAnswer): string => {
  if (!isSaid) return "closed, because the hours don't say otherwise";
  if (publicHolidays === 'closed') return 'closed';
  const hours =
    publicHolidays === 'asUsual' ? 'usual hours' : `${formatHours([publicHolidays])}, on days when you're usually open`;
  const others = closedHolidays.length === 0 ? '' : `; closed on ${closedHolidays.join(' and ')}`;
  return `${hours}${sayMostClosed(closedHolidays)}${others}`;
};

export const describeHolidays = (site: HolidaySite): readonly string[] => {
  const { locations, closedOnPublicHolidays } = site;
  const shared = findSharedHolidays(site);
  const answers = locations.map((yard) => chooseHolidays(yard, closedOnPublicHolidays));
  if (shared !== undefined && answers.every((answer) => answer?.isSaid === shared.isSaid))
    return [`  Public holidays: ${sayHolidays(shared)}`];
  return answers.flatMap((answer, index) =>
    answer === undefined ? [] : [`  Public holidays at ${namePlace(locations, index)}: ${sayHolidays(answer)}`],
  );
};
