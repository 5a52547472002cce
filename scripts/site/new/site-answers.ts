import { existsSync } from 'node:fs';
import { z } from 'zod';
import {
  hexColour,
  hostName,
  line,
  phoneText,
  postcodeText,
  stateCode,
} from '../../../src/lib/schema/scalar-schemas.ts';
import { findNearestPostcodeCoordinates } from '../../../src/locations/server/find-postcode-coordinates.ts';
import { presets } from '../../../src/sites/presets/presets.ts';
import { describeForeignSuburb } from './answers/describe-foreign-suburb.ts';
import { colourNames, readColour } from './answers/read-colour.ts';
import { readEmail } from './answers/read-email.ts';
import { writeHolidays } from './answers/read-holidays.ts';
import { readHost } from './answers/read-host.ts';
import { readLicence } from './answers/read-licence.ts';
import { readHours, readKnownHours, writeHours } from './answers/read-opening-hours.ts';
import { readPath } from './answers/read-path.ts';
import { readPhone } from './answers/read-phone.ts';
import { readTemplate, templateChoices } from './answers/read-template.ts';
import { readYesNo } from './answers/read-yes-no.ts';
import { describeForeignPostcode, findStateOfPostcode, readState, type State } from './answers/states.ts';

/** In an answers file, YAML reads an unquoted 4105 as a number. */
const written = z.union([z.string(), z.number()]).transform(String);

const answer = <Schema extends z.ZodType<string, string>>(
  read: (text: string) => string,
  schema: Schema,
  allowed: string,
) =>
  written
    .transform((text) => read(text))
    .pipe(schema)
    .meta({ allowed });

export const allowedHours =
  'the days and times, such as Mon-Fri 8:30-12:30 and 1-5:30, Sat 9-2, Sun closed, PH closed (PH are public holidays)';

const openingHours = written
  .transform((text, context) => {
    const hours = readHours(text);
    if (typeof hours !== 'string' && hours.remarks.length === 0) return writeHours(hours);
    const message = typeof hours === 'string' ? hours : `Delete ${hours.remarks.join(', ')}.`;
    context.addIssue({ code: 'custom', message, params: { isExplained: true } });
    return z.NEVER;
  })
  .pipe(line(300))
  .meta({ allowed: allowedHours });

const abnWeights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
const abnModulus = 89;

const hasRightCheckDigits = (text: string): boolean => {
  const digits = [...text.replaceAll(' ', '')].map((digit, index) => Number(digit) - (index === 0 ? 1 : 0));
  return digits.reduce((sum, digit, index) => sum + digit * (abnWeights[index] ?? 0), 0) % abnModulus === 0;
};

const readAbn = (text: string): string =>
  text.replaceAll(/abn|[\s:.-]/gi, '').replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');

const abn = answer(
  readAbn,
  z.string().refine((text) => /^\d{2} \d{3} \d{3} \d{3}$/.test(text) && hasRightCheckDigits(text)),
  'the 11 digits of an ABN, such as 53 004 085 616 (if yours has 11, one of them is wrong)',
);

const templateNames = Object.keys(presets) as (keyof typeof presets)[];

export const allowedColour = `a code such as #1a5276, or one of these: ${Object.keys(colourNames).join(', ')}`;

const email = answer(readEmail, z.email().max(254), 'an email address, such as sales@acme-cars.com.au');
const colour = answer(readColour, hexColour, allowedColour);

export const knownPostcode = postcodeText.refine(
  (text) => findStateOfPostcode(text) !== undefined && findNearestPostcodeCoordinates(text) !== undefined,
);

const postcode = answer((text) => text.trim(), knownPostcode, 'an Australian postcode: four digits, such as 3215');

const allowedLogo = 'the path of a picture on this machine: SVG, PNG, WebP, AVIF or JPEG';

const logo = written
  .transform((text) => readPath(text))
  .superRefine((path, context) => {
    const isPicture = /\.(svg|png|webp|avif|jpe?g)$/i.test(path);
    if (isPicture && existsSync(path)) return;
    const message = isPicture ? `There is no file ${path}.` : `${path} isn't a picture.`;
    context.addIssue({ code: 'custom', message, params: { isExplained: true } });
  })
  .meta({ allowed: allowedLogo });

const state = answer((text) => readState(text) ?? text, stateCode, `one of ${stateCode.options.join(', ')}`);

const licenceNumber = answer(
  readLicence,
  line(40).refine((text) => /\d/.test(text), {
    message: 'A licence number must contain digits.',
    params: { isExplained: true },
  }),
  'a dealer licence number, such as 11422',
).nullable();

const yesNo = z
  .union([
    z.boolean(),
    z
      .string()
      .transform((text) => readYesNo(text) ?? text)
      .pipe(z.boolean()),
  ])
  .meta({ allowed: 'yes or no' });

export const locationAnswers = z.strictObject({
  street: line(120),
  suburb: line(80),
  /** Defaults to the site's state. */
  state: state.optional(),
  postcode,
  phone: answer(readPhone, phoneText, "an Australian phone number, such as '07 5550 1969'"),
  email: email.optional(),
  licenceNumber: licenceNumber.optional(),
  openingHours: openingHours.optional(),
});

interface Place {
  readonly state?: State | undefined;
  readonly suburb?: string | undefined;
  readonly postcode?: string | undefined;
}

export const refuseWrongPlace = (
  { state: given, suburb, postcode: typed }: Place,
  context: Pick<z.RefinementCtx, 'addIssue'>,
): void => {
  const message = given && typed && describeForeignPostcode(typed, given);
  if (message) context.addIssue({ code: 'custom', path: ['postcode'], message, params: { isExplained: true } });
  const other = !message && suburb && typed && describeForeignSuburb(suburb, typed);
  if (other) context.addIssue({ code: 'custom', path: ['suburb'], message: other, params: { isExplained: true } });
};

const answers = z.strictObject({
  name: line(80),
  template: answer(readTemplate, z.enum(templateNames), `one of ${templateChoices.join('; ')}`),
  state,
  entity: line(120),
  abn: abn.nullable(),
  licenceNumber,
  host: answer(
    readHost,
    hostName.refine((host) => host.includes('.')),
    'a web address, such as www.acme-cars.com.au',
  ).nullable(),
  email,
  brand: colour,
  accent: colour,
  logo: logo.nullish(),
  hasWorkshop: yesNo,
  closedOnPublicHolidays: yesNo.optional(),
  locations: z.array(locationAnswers.superRefine(refuseWrongPlace)).min(1).max(50),
});

export type SiteAnswers = z.output<typeof answers>;

export type LocationAnswers = z.output<typeof locationAnswers>;

/** @spec L3.07 */
export const siteAnswers = answers.superRefine(({ closedOnPublicHolidays, locations }, context) => {
  if (closedOnPublicHolidays === undefined) return;
  for (const [index, { openingHours }] of locations.entries()) {
    const all = openingHours === undefined ? undefined : readKnownHours(openingHours).holidays.all;
    if (all === undefined || (all === 'closed') === closedOnPublicHolidays) continue;
    const said = writeHolidays({ all, closedOn: [] }).join();
    context.addIssue({
      code: 'custom',
      path: ['closedOnPublicHolidays'],
      message: `locations[${index}].openingHours says '${said}'. Delete one of the two.`,
      params: { isExplained: true },
    });
  }
});
