import { z } from 'zod';
import { phoneText, stateCode } from '../../../src/lib/schema/scalar-schemas.ts';
import { presets } from '../../../src/sites/presets/presets.ts';
import { paletteSchema } from '../../../src/sites/theme/palette-schema.ts';
import { readAddress, readSuburb } from './answers/read-address.ts';
import { readKnownHours } from './answers/read-opening-hours.ts';
import { readPhone } from './answers/read-phone.ts';
import { templateChoices } from './answers/read-template.ts';
import { findStateOfPostcode, type State, stateFacts } from './answers/states.ts';
import type { Prompt } from './ask.ts';
import { derivePalette, describePalette } from './derive-palette.ts';
import { describeSchema } from './describe-schema.ts';
import {
  knownPostcode,
  type LocationAnswers,
  locationAnswers,
  readClosedOnPublicHolidays,
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

/** The address in one line, or as much of it as was typed. */
const addressText = z
  .string()
  .transform(readAddress)
  .pipe(z.object({ street, suburb: suburb.optional(), ...stateAndPostcode }))
  .meta({ allowed: `an address, such as ${exampleAddress}` });

const suburbText = z
  .string()
  .transform(readSuburb)
  .pipe(z.object({ suburb, ...stateAndPostcode }))
  .meta({ allowed: 'a suburb or town, such as North Geelong' });

/** Asks for the address in one line, then for the suburb or postcode if that line has none. */
const askAddress = async (prompt: Prompt) => {
  const typed = await prompt.ask(`Address, such as ${exampleAddress}:`, addressText);
  const place = typed.suburb === undefined ? await prompt.ask('Suburb or town:', suburbText) : undefined;
  const postcode = typed.postcode ?? place?.postcode ?? (await prompt.ask('Postcode:', locationAnswers.shape.postcode));
  const address = {
    street: typed.street,
    suburb: typed.suburb ?? place?.suburb ?? '',
    state: typed.state ?? place?.state ?? findStateOfPostcode(postcode),
    postcode,
  };
  prompt.say(`  ${address.street}, ${address.suburb} ${address.state} ${postcode}`);
  return address;
};

const askLocations = async (prompt: Prompt): Promise<readonly LocationAnswers[]> => {
  const { email, openingHours } = locationAnswers.shape;
  const locations: LocationAnswers[] = [];
  do {
    const [first] = locations;
    prompt.say(first === undefined ? '\nYour main location' : '\nThe next location');
    const address = await askAddress(prompt);
    locations.push({
      ...address,
      phone: await prompt.ask('Phone:', phoneIn(address.state), first?.phone),
      openingHours: await prompt.ask(
        'Opening hours:',
        openingHours,
        first?.openingHours ?? 'Mon-Fri 8:30-17:30, Sat 8:30-16:30, Sun closed',
      ),
      ...(first !== undefined && {
        email:
          (await prompt.askOptional('Its own email address, if enquiries go there too:', email.unwrap())) ?? undefined,
      }),
    });
  } while (await prompt.askYesNo('Add another location?'));
  return locations;
};

const askHolidays = async (prompt: Prompt, locations: readonly LocationAnswers[]): Promise<boolean> => {
  const said = readClosedOnPublicHolidays(locations);
  if (said !== undefined) return said;
  const namesSome = locations.some(({ openingHours }) => readKnownHours(openingHours).holidays.closedOn.length);
  return namesSome
    ? prompt.askYesNo('Closed on the other public holidays too?', false)
    : prompt.askYesNo('Closed on public holidays?', true);
};

const askColours = async (
  prompt: Prompt,
  template: SiteAnswers['template'],
): Promise<Pick<SiteAnswers, 'brand' | 'accent'>> => {
  const base = paletteSchema.parse(presets[template].brand?.palette ?? {});
  prompt.say('\nYour colours, by name or as #rrggbb. Text, buttons and links use the nearest readable shade.');
  const brand = await prompt.ask('Brand colour:', shape.brand, base.brand);
  const accent = await prompt.ask('Accent, for tags and highlights:', shape.accent, base.accent);
  for (const line of describePalette(derivePalette(base, { brand, accent }))) prompt.say(line);
  return { brand, accent };
};

const askInOrder = async (prompt: Prompt, slug: string): Promise<SiteAnswers> => {
  prompt.say('Press Enter to accept the answer in brackets.');
  prompt.say('If you stop, your answers are kept: run the same command again to go on.');
  prompt.say('To change an answer, type < to go back to the question before.\n');
  const name = await prompt.ask("What's the business called?", shape.name, capitaliseWords(slug));
  prompt.say('\nWhat do you sell?');
  for (const choice of templateChoices) prompt.say(`  ${choice}`);
  const template = await prompt.ask('Number:', shape.template, '1');
  const locations = await askLocations(prompt);
  const closedOnPublicHolidays = await askHolidays(prompt, locations);
  const state = locations[0]?.state ?? (await prompt.ask(`State (${stateCode.options.join(', ')}):`, shape.state));
  prompt.say('\nThe website');
  const host = await prompt.askOptional('Web address, such as www.acme-cars.com.au:', shape.host.unwrap(), 'none yet');
  const email = await prompt.ask('Email address for enquiries:', shape.email);
  const colours = await askColours(prompt, template);
  const logo = await prompt.askOptional('Logo file (drop it here, or type its path):', shape.logo.unwrap().unwrap());
  prompt.say('\nThe business');
  const entity = await prompt.ask('Legal name of the company that sells:', shape.entity, name);
  const abn = await prompt.askOptional('ABN:', shape.abn.unwrap());
  const { licenceLabel } = stateFacts[state];
  const licenceNumber = await prompt.askOptional(`${licenceLabel} number:`, shape.licenceNumber.unwrap());
  const hasWorkshop = await prompt.askYesNo('Do you service vehicles?');
  return {
    name,
    template,
    state,
    entity,
    abn,
    licenceNumber,
    host,
    email,
    ...colours,
    logo,
    hasWorkshop,
    closedOnPublicHolidays,
    locations: [...locations],
  };
};

export const askAnswers = (prompt: Prompt, slug: string): Promise<SiteAnswers> =>
  prompt.askAll(() => askInOrder(prompt, slug));
