import { z } from 'zod';
import {
  hexColour,
  hostName,
  line,
  phoneText,
  postcodeText,
  stateCode,
} from '../../../src/lib/schema/scalar-schemas.ts';
import { type OpeningHoursRow, openingHoursRow } from '../../../src/locations/rules/opening-hours-schema.ts';
import { shortWeekdayNames } from '../../../src/locations/rules/weekday-names.ts';
import { presets } from '../../../src/sites/presets/presets.ts';

const padTime = (hours: string, minutes = '00', half = ''): string => {
  const hour = (Number(hours) % 12) + (half === 'pm' ? 12 : 0);
  return `${String(half === '' ? Number(hours) : hour).padStart(2, '0')}:${minutes}`;
};

const dayRange = /^(\w{3})(?: ?- ?(\w{3}))?$/;
const timeRange = /^(\d{1,2})(?:[:.](\d{2}))? ?(am|pm)? ?(?:-|to) ?(\d{1,2})(?:[:.](\d{2}))? ?(am|pm)?$/;
const statuses: ReadonlyMap<string, string> = new Map([
  ['closed', 'Closed'],
  ['by appointment only', 'By appointment only'],
]);

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const readHoursPart = (part: string): unknown => {
  const [, from = '', to] = dayRange.exec(part.slice(0, part.search(/\d|closed|by appoint/)).trim()) ?? [];
  const days = [from, ...(to === undefined ? [] : [to])].map(capitalise).join('-');
  const rest = part.slice(part.search(/\d|closed|by appoint/));
  const status = statuses.get(rest);
  if (status !== undefined) return { days, status };
  const [, open = '', openMinutes, openHalf, close = '', closeMinutes, closeHalf] = timeRange.exec(rest) ?? [];
  if (open === '') return undefined;
  return { days, open: padTime(open, openMinutes, openHalf), close: padTime(close, closeMinutes, closeHalf) };
};

/**
 * Reads opening hours such as 'Mon-Fri 8:30-17:30, Sat 9am-4pm, Sun closed'. Returns undefined if a part can't be read.
 */
export const readOpeningHours = (text: string): readonly OpeningHoursRow[] | undefined => {
  const rows = text
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .split(',')
    .map((part) => openingHoursRow.safeParse(readHoursPart(part.trim())));
  const read = rows.flatMap(({ data }) => data ?? []);
  return read.length === rows.length ? read : undefined;
};

const openingHours = line(300)
  .refine((text) => readOpeningHours(text) !== undefined)
  .meta({
    allowed: `hours such as 'Mon-Fri 8:30-17:30, Sat 9am-4pm, Sun closed'; days are ${shortWeekdayNames.join(', ')}, Mon-Fri, Mon-Sat, Sat-Sun or Mon-Sun`,
  });

/** Of the eleven digits, by the Australian Taxation Office. */
const abnWeights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
const abnModulus = 89;

/** True if the check digits of an ABN, its first two, fit the other nine. One is subtracted from the first digit. */
const hasRightCheckDigits = (text: string): boolean => {
  const digits = [...text.replaceAll(' ', '')].map((digit, index) => Number(digit) - (index === 0 ? 1 : 0));
  return digits.reduce((sum, digit, index) => sum + digit * (abnWeights[index] ?? 0), 0) % abnModulus === 0;
};

const abn = z
  .string()
  .transform((text) => text.replaceAll(/\s/g, '').replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4'))
  .pipe(
    z
      .string()
      .regex(/^\d{2} \d{3} \d{3} \d{3}$/)
      .refine(hasRightCheckDigits),
  )
  .meta({ allowed: 'the 11 digits of an ABN, with check digits that fit' });

const templateNames = Object.keys(presets) as (keyof typeof presets)[];

const email = z.email().max(254).meta({ allowed: 'an email address' });

export const locationAnswers = z.strictObject({
  street: line(120),
  suburb: line(80),
  postcode: postcodeText,
  phone: phoneText,
  email: email.optional(),
  openingHours,
});

export const siteAnswers = z.strictObject({
  name: line(80),
  template: z.enum(templateNames),
  state: stateCode,
  entity: line(120),
  abn: abn.nullable(),
  licenceNumber: line(40).nullable(),
  host: hostName,
  email,
  brand: z.string().toLowerCase().pipe(hexColour).meta({ allowed: 'a colour as #rrggbb' }),
  accent: z.string().toLowerCase().pipe(hexColour).meta({ allowed: 'a colour as #rrggbb' }),
  hasWorkshop: z.boolean(),
  locations: z.array(locationAnswers).min(1).max(50),
});

export type SiteAnswers = z.output<typeof siteAnswers>;
export type LocationAnswers = z.output<typeof locationAnswers>;
