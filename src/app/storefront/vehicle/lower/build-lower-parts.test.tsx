import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { loadVehiclePage } from '#src/app/storefront/testing/load-vehicle-page.tsx';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { plated, sayPart } from '#src/app/storefront/testing/say-part.tsx';
import { parseSearchState } from '#src/search/rules/url/parse-search-state.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { parseOrThrow } from '#src/vehicle/testing/parse-or-throw.ts';
import { buildVehiclePage } from '../build-vehicle-page.ts';
import { buildLowerParts } from './build-lower-parts.tsx';

beforeAll(loadVehiclePage);

it('lists its specifications in the order of the specification, those of some vehicles after them [B9.46]', () => {
  const figures = { powerKw: 106, fuelConsumptionCombinedLitresPer100Km: 6.1, fuelCapacityLitres: 55 };
  const sizes = { grossVehicleMassKg: 2450, lengthMm: 4680, heightMm: 1725, widthMm: 1840 };
  const pull = { towingCapacityBrakedKg: 1650, torqueNm: 330, ancapRating: '5 stars' };
  const none = { cylinders: null, engineSizeCc: null, engineSizeLitres: null, induction: null };
  const vehicle = makeFullVehicle({
    complianceMonth: '2023-03',
    buildMonth: '2023-02',
    engineSizeCc: 1497,
    fuel: 'Hybrid',
    seats: 7,
    doors: 5,
    regoExpiry: '2099-06-14',
    drive: 'AWD',
    interiorColour: 'Black',
    variant: { ...none, bodyConfiguration: null, gearType: null, ...figures, ...sizes, ...pull },
  });
  expect(sayPart('specifications', vehicle)).toBe(
    'All Specifications Kilometres 29,640 km Compliance March 2023 Built February 2023 Engine 1,497 cc Fuel Hybrid ' +
      'Transmission Automatic Seats 7 Rego Expires on 14 June 2099 Stock no. W10451 VIN JN1TCAT33A0004187 ' +
      'Colour Pearl White Power 106 kW Fuel use (combined) 6.1 L/100km Fuel tank 55 L Gross vehicle mass 2,450 kg ' +
      'Length 4,680 mm Height 1,725 mm Width 1,840 mm Towing (braked) 1,650 kg Torque 330 Nm ANCAP 5 stars ' +
      'Body SUV Drive AWD Doors 5 Interior colour Black Sleeps 2 Tare 2,196 kg ATM 2,700 kg Payload 504 kg ' +
      'Show All Specs Hide Specs',
  );
  expect(sayPart('specifications', makeTestVehicle())).toBe('All Specifications Stock no. W10451');
});

it('says Unregistered only where the site is sure of its feed, because a feed learns of a renewal late [B4.28]', () => {
  const lapsed = makeTestVehicle({ regoExpiry: '2020-06-14' });
  const sure = makeTestContext({ vehicle: { page: { pastRego: 'unregistered' } } });
  expect(sayPart('specifications', lapsed)).toBe('All Specifications Stock no. W10451');
  expect(sayPart('specifications', lapsed, sure)).toBe('All Specifications Rego Unregistered Stock no. W10451');
});

it('says how the engine breathes and what gearbox it has, where the feed does [B3.12]', () => {
  const input = {
    id: 1,
    slug: 's',
    name: 'n',
    year: 2023,
    make: 'Mack',
    model: 'Anthem',
    stocknum: 'W1',
    car_type: 'used',
  };
  const say = (variant: object) => sayPart('specifications', parseOrThrow({ ...input, variant }));
  expect(say({ induction: 'Turbo Intercooled', geartype: 'Automated Manual' })).toBe(
    'All Specifications Stock no. W1 Induction Turbo Intercooled Gearbox type Automated Manual',
  );
  expect(say({ torque: 330 })).toBe('All Specifications Stock no. W1 Torque 330 Nm');
});

it('says that a vehicle is sold or not to be had, and leads on [B2.42] [L2.50] [D.05]', () => {
  const sold = makeFullVehicle({ status: 'sold' });
  expect(sayPart('notice', sold)).toMatch(
    /^SOLD This 2023 Nissan X-Trail has been sold\. Like this and want something similar\? Make Any make .* Find Me Something Similar$/,
  );
  expect(sayPart('notice', makeFullVehicle({ status: 'in_transit' }))).toMatch(
    /^Not available This 2023 Nissan X-Trail isn’t available right now\./,
  );
  expect(sayPart('notice', makeFullVehicle())).toBe('');
  expect(sayPart('contact', sold)).toMatch(/^Find Me Something Similar Ask us to find you one 07 5550 1901 Moorooka/);
  expect(sayPart('price', sold)).toBe('');
});

it('asks the search for the same body at a like price, unless the shopper changes it [B2.42] [B9.22]', () => {
  const ask = (vehicle: Vehicle) => {
    const view = buildVehiclePage(vehicle, false, plated);
    const markup = renderToStaticMarkup(buildLowerParts(view, plated.site.layout).notice);
    const chosen = [...markup.matchAll(/<option value="([^"]*)" selected="">/g)].map(([, value]) => value);
    const names = [...markup.matchAll(/<select name="([^"]*)"/g)].map(([, name]) => name);
    return { names, chosen, form: /<form[^>]* (action=.*?)>/.exec(markup)?.[1] };
  };
  const names = ['make', 'body', 'range[price]'];
  const form = 'action="/search/new-used-and-demo-cars/" method="get"';
  expect(ask(makeFullVehicle({ status: 'sold' }))).toEqual({ names, chosen: ['', 'SUV', '32990:52990'], form });
  expect(ask(makeTestVehicle({ status: 'sold' }))).toEqual({ names, chosen: ['', '', ''], form });
  expect(ask(makeTestVehicle({ status: 'sold', priceCents: 50_000 })).chosen).toEqual(['', '', ':1000']);
  const state = parseSearchState(new URL('/search/?make=&body=SUV&range[price]=32990:52990', 'https://wattle.example'));
  expect(state).toMatchObject({ refinements: { body: ['SUV'] }, ranges: { price: { min: 32_990, max: 52_990 } } });
});

it('offers budgets about the price, and those of money fields without one [B2.42] [D.35]', () => {
  const listBudgets = (vehicle: Vehicle) => {
    const markup = renderToStaticMarkup(
      buildLowerParts(buildVehiclePage(vehicle, false, plated), plated.site.layout).notice,
    );
    const [, list = ''] = /<select name="range\[price\]".*?>(.*?)<\/select>/s.exec(markup) ?? [];
    return [...list.matchAll(/<option[^>]*>([^<]*)</g)].map(([, words]) => words);
  };
  expect(listBudgets(makeTestVehicle({ status: 'sold', itemType: 'motorcycle', priceCents: 750_000 }))).toEqual([
    ...['Any budget', 'Similar price: $4,000 to $11,000', 'Up to $5,000', 'Up to $10,000', 'Up to $15,000'],
  ]);
  expect(listBudgets(makeFullVehicle({ status: 'sold' }))).toEqual([
    ...['Any budget', 'Similar price: $32,990 to $52,990', 'Up to $25,000', 'Up to $30,000', 'Up to $40,000'],
    ...['Up to $50,000', 'Up to $60,000', 'Up to $70,000', 'Up to $100,000'],
  ]);
  const priced = (dollars: number) => makeTestVehicle({ status: 'sold', priceCents: dollars * 100 });
  expect(listBudgets(priced(600))).toEqual(['Any budget', 'Similar price: $100 to $1,100']);
  expect(listBudgets(priced(500))).toEqual(['Any budget', 'Similar price: up to $1,000']);
  const unpriced = listBudgets(makeTestVehicle({ status: 'sold' }));
  expect(unpriced.slice(0, 2)).toEqual(['Any budget', 'Up to $5,000']);
  expect(unpriced.at(-1)).toBe('Up to $70,000');
});

it('explains what reserved, preorder and coming soon mean, and nothing else [B4.02] [B4.07] [B4.23]', () => {
  expect(sayPart('standing', makeFullVehicle())).toBe('');
  expect(sayPart('standing', makeFullVehicle({ isReserved: true }))).toMatch(
    /^Reserved Another shopper .* up to 48 hours\./,
  );
  expect(sayPart('standing', makeFullVehicle({ status: 'coming_soon' }))).toMatch(/^Coming soon It’s on its way/);
  const ordered = makeTestVehicle({ isPreorder: true, priceCents: 1000 });
  expect(sayPart('price', ordered)).toBe('PREORDER');
  expect(sayPart('standing', ordered)).toMatch(/^How preordering works You can order it before the price is set\./);
  expect(sayPart('price', makeTestVehicle({ isPreorder: true, priceCents: 1001 }))).toBe('$10');
  expect(sayPart('standing', makeTestVehicle({ isPreorder: true, priceCents: 1001 }))).toBe('');
  expect(sayPart('standing', makeFullVehicle({ isReserved: true, status: 'sold' }))).toBe('');
  const own = makeTestContext({ vehicle: { page: { standing: { reserved: 'Somebody has it.' } } } });
  expect(sayPart('standing', makeTestVehicle({ isReserved: true }), own)).toBe('Reserved Somebody has it.');
});

it('has the sections of the dealer in their order, each where it is true [B2.44] [D.40]', () => {
  const points = (title: string) => ({ points: [{ title, text: 'Indeed.' }] });
  const information = {
    whatsIncluded: { ...points('A full tank'), linkLabel: 'All of it', linkHref: '/warranty' },
    whyBuyFromUs: points('Since 1969'),
    reserveOnline: points('$200'),
    protectYourCar: { ...points('Three years'), carTypes: ['used'] },
  };
  const context = makeTestContext({ vehicle: { page: { information } } });
  expect(sayPart('information', makeFullVehicle(), context)).toBe(
    "What's Included A full tank Indeed. All of it Why Buy From Us? Since 1969 Indeed. Reserve Online $200 Indeed. Protect Your Car Three years Indeed.",
  );
  const titles = (fields: Partial<Vehicle>) => sayPart('information', makeFullVehicle(fields), context);
  expect(titles({ carType: 'new' })).not.toContain('Protect');
  expect(titles({ itemType: 'caravan' })).toContain('Protect Your Caravan');
  for (const held of [{ isReserved: true }, { status: 'sold' }, { status: 'coming_soon' }, { priceCents: null }]) {
    expect(titles(held)).not.toContain('Reserve Online');
  }
  expect(sayPart('information', makeFullVehicle())).toBe('');
});

it('says the first features and specifications, and how to see all of them [B2.45] [B2.46] [B9.18]', () => {
  expect(sayPart('features', makeFullVehicle())).toMatch(/^Features Feature 1 .*Feature 12 Show All Features \(12\)/);
  expect(sayPart('features', makeTestVehicle())).toBe('');
  expect(sayPart('specifications', makeFullVehicle())).toMatch(
    /^All Specifications Kilometres 29,640 km .* Show All Specs/,
  );
  expect(sayPart('specifications', makeTestVehicle())).toBe('All Specifications Stock no. W10451');
});

it('says the dealer’s comments, or that they are pending [B4.53]', () => {
  expect(sayPart('comments', makeFullVehicle())).toBe('Dealer Comments One owner. New tyres.');
  expect(sayPart('comments', makeTestVehicle())).toContain('Dealer comments are pending.');
});

it('says the disclaimer of the site [B2.52]', () => {
  const own = makeTestContext({ vehicle: { page: { disclaimerShort: 'In short.', disclaimerFull: 'At length.' } } });
  expect(sayPart('disclaimer', makeTestVehicle(), own)).toMatch(/^In short\..*At length\.$/);
});
