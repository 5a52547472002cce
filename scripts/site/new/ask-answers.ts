import { z } from 'zod';
import { hexColour, phoneText, stateCode } from '../../../src/lib/schema/scalar-schemas.ts';
import { presets } from '../../../src/sites/presets/presets.ts';
import { type Palette, paletteSchema } from '../../../src/sites/theme/palette-schema.ts';
import { findOnlySuburb } from './answers/describe-foreign-suburb.ts';
import { hasSeveralAddresses, readAddress, readSuburb } from './answers/read-address.ts';
import { isColour, listColours } from './answers/read-colour.ts';
import { readCompany } from './answers/read-company.ts';
import { readHours, writeHours } from './answers/read-opening-hours.ts';
import { readPhone } from './answers/read-phone.ts';
import { templateChoices } from './answers/read-template.ts';
import { findStateOfPostcode, type State, stateFacts } from './answers/states.ts';
import { isNothing, type Prompt } from './ask.ts';
import { derivePalette, describePalette } from './derive-palette.ts';
import { describeSchema } from './describe-schema.ts';
import { listStates } from './list-licences.ts';
import { type LogoOptions, prepareLogo } from './prepare-logo.ts';
import { describeHolidays } from './public-holidays.ts';
import {
  allowedColour,
  allowedHours,
  knownPostcode,
  type LocationAnswers,
  locationAnswers,
  refuseWrongPlace,
  type SiteAnswers,
  siteAnswers,
} from './site-answers.ts';

const { shape } = siteAnswers;

const exampleAddress = '212 Melbourne Road, North Geelong VIC 3215';

/** Also accepts a local number: in Victoria, '5277 0142' becomes '03 5277 0142'. */
const phoneIn = (state: State | undefined) =>
  z
    .string()
    .transform((text) => readPhone(text, state))
    .pipe(phoneText)
    .meta({ allowed: describeSchema(phoneText) });

const capitaliseWords = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const { street, suburb } = locationAnswers.shape;
const stateAndPostcode = { state: stateCode.optional(), postcode: knownPostcode.optional() };

const addressText = z
  .string()
  .refine((text) => !text.includes('@'))
  .superRefine((text, context) => {
    if (!hasSeveralAddresses(text)) return;
    const message = "One yard at a time, please. We'll ask for the next yard after this one.";
    context.addIssue({ code: 'custom', message, params: { isExplained: true } });
  })
  .transform(readAddress)
  .pipe(z.object({ street, suburb: suburb.optional(), ...stateAndPostcode }).superRefine(refuseWrongPlace))
  .meta({ allowed: `an address, such as ${exampleAddress}` });

const suburbText = z
  .string()
  .transform(readSuburb)
  .pipe(z.object({ suburb, ...stateAndPostcode }).superRefine(refuseWrongPlace))
  .meta({ allowed: 'a suburb or town, such as North Geelong' });

const postcodeIn = (place: { readonly state: State | undefined; readonly suburb: string | undefined }) =>
  locationAnswers.shape.postcode.superRefine((postcode, context) => refuseWrongPlace({ ...place, postcode }, context));

const coloursText = z
  .string()
  .transform(listColours)
  .superRefine((colours, context) => {
    const unknown = colours.filter((colour) => !isColour(colour)).map((colour) => `'${colour}'`);
    if (unknown.length === 0) return;
    const message = `We don't know ${unknown.join(' or ')}.`;
    context.addIssue({ code: 'custom', message, params: { isExplained: true } });
  })
  .pipe(z.tuple([hexColour], hexColour).refine((colours) => colours.length <= 2))
  .meta({ allowed: `one or two colours, each ${allowedColour}` });

const hoursText = z
  .string()
  .transform((text, context) => {
    if (isNothing(text)) return { openingHours: undefined, remarks: [] };
    const hours = readHours(text);
    if (typeof hours !== 'string') return { openingHours: writeHours(hours), remarks: hours.remarks };
    context.addIssue({ code: 'custom', message: hours, params: { isExplained: true } });
    return z.NEVER;
  })
  .meta({ allowed: `${allowedHours}, or none` });

const askAddress = async (prompt: Prompt, isFirst: boolean) => {
  const question = isFirst ? `First yard's address, such as ${exampleAddress}:` : "Next yard's address:";
  const typed = await prompt.ask(question, addressText);
  const known = typed.suburb ?? (typed.postcode && findOnlySuburb(typed.postcode));
  const place = known === undefined ? await prompt.ask('Suburb or town:', suburbText) : undefined;
  const given = typed.state ?? place?.state;
  const suburb = known ?? place?.suburb;
  const postcode =
    typed.postcode ?? place?.postcode ?? (await prompt.ask('Postcode:', postcodeIn({ state: given, suburb })));
  const state = given ?? findStateOfPostcode(postcode);
  const address = { street: typed.street, suburb: suburb ?? '', state, postcode };
  prompt.say(`  ${address.street}, ${address.suburb} ${address.state} ${postcode}`);
  return address;
};

const noHours = 'none';

const sameAgain = /^(?:(?:the )?same\b(?!.*\d).*|ditto|likewise|as above)$/i;

const orSame = <Schema extends z.ZodType>(schema: Schema, first: string | undefined) =>
  first === undefined
    ? schema
    : z
        .preprocess((typed) => (sameAgain.test(String(typed).trim()) ? first : typed), schema)
        .meta({ allowed: describeSchema(schema) });

/** Returns undefined for an answer such as 'none'. */
const askHours = async (prompt: Prompt, fallback = noHours): Promise<string | undefined> => {
  const example = fallback === noHours ? ', such as Mon-Fri 9-12:30 and 1-5, Sat 9-2, PH closed' : '';
  const question = `Opening hours${example}:`;
  const schema = orSame(hoursText, fallback === noHours ? undefined : fallback);
  const { openingHours, remarks } = await prompt.ask(question, schema, fallback);
  if (openingHours !== fallback) prompt.say(`  ${openingHours ?? 'No hours: pages will ask shoppers to call you.'}`);
  if (remarks.length > 0) prompt.say(`  We left out ${remarks.join(', ')}.`);
  return openingHours;
};

const askLocations = async (prompt: Prompt): Promise<readonly LocationAnswers[]> => {
  const locations: LocationAnswers[] = [];
  do {
    const [first] = locations;
    const address = await askAddress(prompt, first === undefined);
    const phone = await prompt.ask('Phone:', orSame(phoneIn(address.state), first?.phone), first?.phone);
    locations.push({ ...address, phone, openingHours: await askHours(prompt, first?.openingHours) });
  } while (await prompt.askYesNo('Another yard?'));
  for (const line of describeHolidays({ locations })) prompt.say(line);
  return locations;
};

const askColours = async (prompt: Prompt, base: Palette): Promise<Pick<SiteAnswers, 'brand' | 'accent'>> => {
  const given = await prompt.askOptional('Your colours, such as navy and orange:', coloursText, "the template's");
  const [brand, accent = brand] = given ?? ([base.brand, base.accent] as const);
  for (const line of describePalette(derivePalette(base, { brand, accent }), { brand, accent })) prompt.say(line);
  return { brand, accent };
};

const askLicences = async (prompt: Prompt, states: readonly State[]): Promise<ReadonlyMap<State, string | null>> => {
  const licences = new Map<State, string | null>();
  for (const state of states) {
    const where = states.length === 1 ? '' : ` for ${state}`;
    const question = `${stateFacts[state].licenceLabel} number${where}:`;
    licences.set(state, await prompt.askOptional(question, shape.licenceNumber.unwrap()));
  }
  return licences;
};

const company = z.object({ abn: shape.abn.unwrap().optional(), entity: shape.entity.optional() });
const companyText = z
  .string()
  .transform((text): z.input<typeof company> => readCompany(text))
  .pipe(company)
  .meta({ allowed: 'the company and its ABN, such as Acme Cars Pty Ltd, 53 004 085 616' });

const askLogo = async (prompt: Prompt, of: Omit<LogoOptions, 'file'>): Promise<string | null> => {
  for (;;) {
    const file = await prompt.askOptional('Logo file (drop it here, or type its path):', shape.logo.unwrap().unwrap());
    if (file === null) return null;
    const prepared = await prepareLogo({ ...of, file }).catch(() => undefined);
    for (const note of prepared?.notes ?? ["We can't read this picture. Please save it as a PNG, or press Enter."])
      prompt.say(`  ${note}`);
    if (prepared !== undefined) return file;
  }
};

const askInOrder = async (prompt: Prompt, slug: string): Promise<SiteAnswers> => {
  prompt.say(
    'Press Enter to accept the answer in brackets, or type < to go back. If you stop, run the command again to continue.\n',
  );
  const name = await prompt.ask("Your business's name:", shape.name, capitaliseWords(slug));
  for (const choice of templateChoices) prompt.say(`  ${choice}`);
  const template = await prompt.ask('What you sell, by number:', shape.template, '1');
  const locations = await askLocations(prompt);
  const state = locations[0]?.state ?? (await prompt.ask(`State (${stateCode.options.join(', ')}):`, shape.state));
  const email = await prompt.ask('Email address for enquiries:', shape.email);
  const base = paletteSchema.parse(presets[template].brand?.palette ?? {});
  const colours = await askColours(prompt, base);
  const logo = await askLogo(prompt, { slug, brand: colours.brand, surface: base.surface });
  const licences = await askLicences(prompt, listStates({ state, locations }));
  const seller = await prompt.askOptional('Company and ABN, such as Acme Pty Ltd, 53 004 085 616:', companyText);
  return {
    name,
    template,
    state,
    entity: seller?.entity ?? name,
    abn: seller?.abn ?? null,
    licenceNumber: licences.get(state) ?? null,
    host: null,
    email,
    ...colours,
    logo,
    hasWorkshop: false,
    locations: locations.map((location) => {
      const licenceNumber = location.state === state ? null : licences.get(location.state ?? state);
      return licenceNumber ? { ...location, licenceNumber } : location;
    }),
  };
};

export const askAnswers = (prompt: Prompt, slug: string): Promise<SiteAnswers> =>
  prompt.askAll(() => askInOrder(prompt, slug));
