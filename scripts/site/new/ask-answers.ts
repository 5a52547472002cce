import { presets } from '../../../src/sites/presets/presets.ts';
import { paletteSchema } from '../../../src/sites/theme/palette-schema.ts';
import type { Prompt } from './ask.ts';
import { derivePalette, describePalette } from './derive-palette.ts';
import { type LocationAnswers, locationAnswers, type SiteAnswers, siteAnswers } from './site-answers.ts';

const { shape } = siteAnswers;

const capitaliseWords = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const askLocations = async (prompt: Prompt): Promise<readonly LocationAnswers[]> => {
  const { street, suburb, postcode, phone, email, openingHours } = locationAnswers.shape;
  const locations: LocationAnswers[] = [];
  do {
    prompt.say(locations.length === 0 ? '\nYour first location' : '\nThe next location');
    const [first] = locations;
    locations.push({
      street: await prompt.ask('Street and number:', street),
      suburb: await prompt.ask('Suburb or town:', suburb),
      postcode: await prompt.ask('Postcode:', postcode),
      phone: await prompt.ask('Phone:', phone, first?.phone),
      email:
        (await prompt.askOptional('Its own email address, if enquiries go there too:', email.unwrap())) ?? undefined,
      openingHours: await prompt.ask(
        'Opening hours:',
        openingHours,
        first?.openingHours ?? 'Mon-Fri 8:30-17:30, Sat 8:30-16:30, Sun closed',
      ),
    });
  } while (await prompt.askYesNo('Add another location?'));
  return locations;
};

const askColours = async (
  prompt: Prompt,
  template: SiteAnswers['template'],
): Promise<Pick<SiteAnswers, 'brand' | 'accent'>> => {
  const base = paletteSchema.parse(presets[template].brand?.palette ?? {});
  prompt.say('\nYour colours. Text, buttons and links use the nearest readable shade.');
  for (;;) {
    const brand = await prompt.ask('Brand colour:', shape.brand, base.brand);
    const accent = await prompt.ask('Accent, for tags and highlights:', shape.accent, base.accent);
    for (const line of describePalette(derivePalette(base, { brand, accent }))) prompt.say(line);
    if (!(await prompt.askYesNo('Choose different colours?'))) return { brand, accent };
  }
};

export const askAnswers = async (prompt: Prompt, slug: string): Promise<SiteAnswers> => {
  prompt.say('Press Enter to accept the answer in brackets.\n');
  const name = await prompt.ask("What's the business called?", shape.name, capitaliseWords(slug));
  prompt.say(
    'Templates: used (used cars), franchise (one make), group (several makes), specialist (caravans, trucks, motorcycles)',
  );
  const template = await prompt.ask('Template:', shape.template, 'used');
  const state = await prompt.ask(`State (${shape.state.options.join(', ')}):`, shape.state);
  const entity = await prompt.ask('Legal name of the company that sells:', shape.entity, `${name} Pty Ltd`);
  const abn = await prompt.askOptional('ABN:', shape.abn.unwrap());
  const licenceNumber = await prompt.askOptional('Dealer licence number:', shape.licenceNumber.unwrap());
  const host = await prompt.ask('Web address:', shape.host, `www.${slug}.com.au`);
  const email = await prompt.ask('Email address for enquiries:', shape.email);
  const colours = await askColours(prompt, template);
  const locations = await askLocations(prompt);
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
    hasWorkshop,
    locations: [...locations],
  };
};
