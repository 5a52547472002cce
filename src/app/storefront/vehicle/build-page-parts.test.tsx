import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { loadVehiclePage } from '#src/app/storefront/testing/load-vehicle-page.tsx';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import { parseSearchState } from '#src/search/rules/url/parse-search-state.ts';
import { drawText } from '#src/ui/testing/draw-text.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import type { PageSectionName } from '#src/vehicle/rules/page/page-order-config.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { itemTypes } from '#src/vehicle/rules/vehicle-classes.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { itemTypeStrokes } from '#src/vehicle/view/item-type-strokes.ts';
import { StickyHeader } from './bars/sticky-header.tsx';
import { buildPageParts } from './build-page-parts.tsx';
import { buildVehiclePage } from './build-vehicle-page.ts';
import type { LowerParts, PageParts } from './layouts/page-parts.ts';
import { buildLowerParts } from './lower/build-lower-parts.tsx';
import { PageEnd } from './lower/page-end.tsx';
import { PageActions } from './page-actions.tsx';

beforeAll(loadVehiclePage);

const plated = makeTestContext({ vehicle: { page: { plate: ['tare', 'atm', 'sleeps', 'payload'] } } });
type Said = Exclude<keyof PageParts | keyof LowerParts, 'sections' | 'lower'> | PageSectionName;
const say = (part: Said, vehicle: Vehicle, context = plated) => {
  const view = buildVehiclePage(vehicle, [], context);
  const { lower: _, ...upper } = buildPageParts(view, context.site.layout);
  const { sections, ...below } = buildLowerParts(view, context.site.layout);
  const parts = { ...upper, ...below };
  const drawn = new Map<Said, ReactNode>(sections.map(({ name, section }) => [name, section]));
  return drawText(part in parts ? parts[part as keyof typeof parts] : drawn.get(part));
};
const sayEnd = (vehicle: Vehicle, context = plated) =>
  drawText(<PageEnd view={buildVehiclePage(vehicle, [], context)} />);

it('shows the known ones of km, transmission and body [B2.41]', () => {
  expect(say('icons', makeFullVehicle())).toBe('Odometer 29,640 km Transmission Automatic Body SUV');
  expect(say('icons', makeFullVehicle({ odometerKm: null }))).toBe('Transmission Automatic Body SUV');
});

it.each(itemTypes)('has the icon of a %s beside its body [B2.41]', (itemType) => {
  const view = buildVehiclePage(makeFullVehicle({ itemType }), [], plated);
  const markup = renderToStaticMarkup(buildPageParts(view, plated.site.layout).icons);
  const [, strokes] = /data-name="simple_body".*?<path d="([^"]*)"/s.exec(markup) ?? [];
  expect(strokes).toBe(itemTypeStrokes[itemType]);
});

it('shows the first three figures of the plate where fewer than two of them are known [B3.08]', () => {
  const bare = { odometerKm: null, simpleTransmission: null };
  expect(say('icons', makeFullVehicle(bare))).toBe('Tare 2,196 kg ATM 2,700 kg Sleeps 2');
  const sleepless = makeFullVehicle({ ...bare, specifications: null });
  expect(say('icons', sleepless)).toBe('Body SUV');
  expect(say('icons', makeTestVehicle())).toBe('');
});

it('lists its specifications in the order of the specification, those of some vehicles after them [B9.46]', () => {
  const figures = { powerKw: 106, fuelConsumptionCombinedLitresPer100Km: 6.1, fuelCapacityLitres: 55 };
  const sizes = { grossVehicleMassKg: 2450, lengthMm: 4680, heightMm: 1725, widthMm: 1840 };
  const pull = { towingCapacityBrakedKg: 1650, torqueNm: 330, ancapRating: '5 stars' };
  const none = { cylinders: null, engineSizeCc: null, engineSizeLitres: null, induction: null };
  const vehicle = makeFullVehicle({
    ...{ complianceMonth: '2023-03', buildMonth: '2023-02', engineSizeCc: 1497, fuel: 'Hybrid', seats: 7, doors: 5 },
    ...{ regoExpiry: '2099-06-14', drive: 'AWD', interiorColour: 'Black' },
    variant: { ...none, bodyConfiguration: null, gearType: null, ...figures, ...sizes, ...pull },
  });
  expect(say('specifications', vehicle)).toBe(
    'All Specifications Kilometres 29,640 km Compliance March 2023 Built February 2023 Engine 1,497 cc Fuel Hybrid ' +
      'Transmission Automatic Seats 7 Rego Expires on 14/06/2099 Stock no. W10451 VIN JN1TCAT33A0004187 ' +
      'Colour Pearl White Power 106 kW Fuel use, combined 6.1 L/100km Fuel tank 55 L Gross vehicle mass 2,450 kg ' +
      'Length 4,680 mm Height 1,725 mm Width 1,840 mm Towing, braked 1,650 kg Torque 330 Nm ANCAP 5 stars ' +
      'Body SUV Drive AWD Doors 5 Interior Black Sleeps 2 Tare 2,196 kg ATM 2,700 kg Payload 504 kg ' +
      'Show All Specs Hide Specs',
  );
  expect(say('specifications', makeTestVehicle())).toBe('All Specifications Stock no. W10451');
});

it('says title, condition, badge, series and place [B2.38] [B2.57] [B9.14]', () => {
  expect(say('heading', makeFullVehicle())).toBe('2023 Nissan X-Trail Used · Ti-L, T33 Located in Moorooka, QLD');
  expect(say('heading', makeTestVehicle())).toBe('2023 Nissan X-Trail Used');
  expect(say('heading', makeTestVehicle({ carType: 'demo' }))).toBe('2023 Nissan X-Trail Demo');
});

it('says in its sidebar all that the specification wants there, and of a bare vehicle what is known [B2.38]', () => {
  const context = makeTestContext({
    finance: { provider: 'lender', providers: { lender: { name: 'Lender' } } },
    vehicle: { page: { print: 'page' } },
  });
  const sayAll = (vehicle: Vehicle) =>
    (['heading', 'price', 'icons', 'finance', 'contact'] as const).map((part) => say(part, vehicle, context));
  const [heading, price, icons, finance, contact] = sayAll(makeFullVehicle());
  expect(heading).toBe('2023 Nissan X-Trail Used · Ti-L, T33 Located in Moorooka, QLD');
  expect(price).toBe('$42,990 Drive Away Was $45,490 $2,500 less $1,380 below the Queensland average');
  expect(icons).toBe('Odometer 29,640 km Transmission Automatic Body SUV');
  expect(finance).toMatch(/^a week est\. \$199 p\.a\. interest 7\.49% p\.a\. comparison 8\.61%/);
  expect(contact).toBe(
    'Call 07 5550 1901 Enquire Moorooka 1 Test Street, Moorooka QLD 4105 Car History Report (opens in a new tab) ' +
      'Get Finance Quote Trade-In Valuation Share Email SMS WhatsApp Facebook Twitter ' +
      'Favourite : 2023 Nissan X-Trail Ti-L Compare : 2023 Nissan X-Trail Ti-L Print (opens in a new tab)',
  );
  const name = '2023 Nissan X-Trail';
  expect(sayAll(makeTestVehicle())).toEqual([
    `${name} Used`,
    'Enquire for price.',
    '',
    '',
    'Call 07 5550 1969 Enquire Get Finance Quote Trade-In Valuation Share Email SMS WhatsApp Facebook Twitter ' +
      `Favourite : ${name} Compare : ${name} Print (opens in a new tab)`,
  ]);
});

it('tells nothing of a hidden number but its beginning, on no part of the page [B4.46]', () => {
  const hidden = makeTestContext({ vehicle: { phoneStart: 'masked' } });
  const view = buildVehiclePage(makeFullVehicle(), [], hidden);
  const { contact } = buildPageParts(view, hidden.site.layout);
  const markup = renderToStaticMarkup(contact);
  expect(readText(markup)).toMatch(/^Call 07 55•• •••• \(shows the whole number\)/);
  expect(markup).not.toMatch(/tel:|5550/);
  expect(say('contact', makeFullVehicle())).toMatch(/^Call 07 5550 1901 /);
});

it('says that a vehicle is sold or not to be had, and leads on [B2.42] [L2.50] [D.05]', () => {
  const sold = makeFullVehicle({ status: 'sold' });
  expect(say('notice', sold)).toMatch(
    /^SOLD This 2023 Nissan X-Trail has been sold\. Like this and want something similar\? Make Any make .* Find Me Something Similar$/,
  );
  expect(say('notice', makeFullVehicle({ status: 'in_transit' }))).toMatch(
    /^Not available This 2023 Nissan X-Trail is not available now\./,
  );
  expect(say('notice', makeFullVehicle())).toBe('');
  expect(say('contact', sold)).toMatch(/^Find Me Something Similar 07 5550 1901 Moorooka/);
  expect(say('price', sold)).toBe('');
});

it('asks the search for the same body at a like price, unless the shopper changes it [B2.42] [B9.22]', () => {
  const ask = (vehicle: Vehicle) => {
    const view = buildVehiclePage(vehicle, [], plated);
    const markup = renderToStaticMarkup(buildLowerParts(view, plated.site.layout).notice);
    const chosen = [...markup.matchAll(/<option value="([^"]*)" selected="">/g)].map(([, value]) => value);
    const names = [...markup.matchAll(/<select name="([^"]*)"/g)].map(([, name]) => name);
    return { names, chosen, form: /<form[^>]* (action=.*?)>/.exec(markup)?.[1] };
  };
  const names = ['make', 'body', 'range[price]'];
  const form = 'action="/search/new-used-and-demo-cars/" method="get"';
  expect(ask(makeFullVehicle({ status: 'sold' }))).toEqual({ names, chosen: ['', 'SUV', '32990:52990'], form });
  expect(ask(makeTestVehicle({ status: 'sold' }))).toEqual({ names, chosen: ['', '', ''], form });
  const state = parseSearchState(new URL('/search/?make=&body=SUV&range[price]=32990:52990', 'https://wattle.example'));
  expect(state).toMatchObject({ refinements: { body: ['SUV'] }, ranges: { price: { min: 32_990, max: 52_990 } } });
});

it('explains what reserved, preorder and coming soon mean, and nothing else [B4.02] [B4.07] [B4.23]', () => {
  expect(say('standing', makeFullVehicle())).toBe('');
  expect(say('standing', makeFullVehicle({ isReserved: true }))).toMatch(
    /^Reserved Another shopper .* up to 48 hours\./,
  );
  expect(say('standing', makeFullVehicle({ status: 'coming_soon' }))).toMatch(/^Coming soon It is on its way/);
  const ordered = makeTestVehicle({ isPreorder: true, priceCents: 1000 });
  expect(say('price', ordered)).toBe('PREORDER');
  expect(say('standing', ordered)).toMatch(/^What preorder means It can be ordered before its price is set\./);
  expect(say('price', makeTestVehicle({ isPreorder: true, priceCents: 1001 }))).toBe('$10');
  expect(say('standing', makeTestVehicle({ isPreorder: true, priceCents: 1001 }))).toBe('');
  expect(say('standing', makeFullVehicle({ isReserved: true, status: 'sold' }))).toBe('');
  const own = makeTestContext({ vehicle: { page: { standing: { reserved: 'Somebody has it.' } } } });
  expect(say('standing', makeTestVehicle({ isReserved: true }), own)).toBe('Reserved Somebody has it.');
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
  expect(say('information', makeFullVehicle(), context)).toBe(
    "What's Included A full tank Indeed. All of it Why Buy From Us? Since 1969 Indeed. Reserve Online $200 Indeed. Protect Your Car Three years Indeed.",
  );
  const titles = (fields: Partial<Vehicle>) => say('information', makeFullVehicle(fields), context);
  expect(titles({ carType: 'new' })).not.toContain('Protect');
  expect(titles({ itemType: 'caravan' })).toContain('Protect Your Caravan');
  for (const held of [{ isReserved: true }, { status: 'sold' }, { status: 'coming_soon' }, { priceCents: null }]) {
    expect(titles(held)).not.toContain('Reserve Online');
  }
  expect(say('information', makeFullVehicle())).toBe('');
});

it('says whom to call, where it stands and that it has a history report [B5.16] [L2.49]', () => {
  expect(say('contact', makeFullVehicle())).toMatch(
    /Enquire Moorooka 1 Test Street, Moorooka QLD 4105 Car History Report \(opens in a new tab\) Trade-In Valuation Share/,
  );
  expect(say('contact', makeTestVehicle())).toMatch(/Enquire Trade-In Valuation Share/);
});

it('has the ways on that the site switched on, finance in its words and with a provider [L2.49] [D.38] [D.61]', () => {
  const withLender = (buttons: object) =>
    makeTestContext({
      vehicle: { page: { buttons } },
      finance: { provider: 'lender', providers: { lender: { name: 'Lender' } } },
    });
  const waysOf = (vehicle: Vehicle, context: ViewContext) => {
    const markup = renderToStaticMarkup(<PageActions actions={buildVehiclePage(vehicle, [], context).actions} />);
    return [...markup.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href = '', label]) => [
      label,
      href.split('&')[0],
    ]);
  };
  expect(waysOf(makeFullVehicle(), withLender({}))).toEqual([
    ['Enquire', '/contact'],
    ['Get Finance Quote', '/finance?car_id=7'],
    ['Trade-In Valuation', '/trade-in?car_id=7'],
  ]);
  const own = { shown: ['finance', 'tradeIn'], financeLabel: 'Finance Enquiry', tradeInPath: '/sell-your-car' };
  expect(waysOf(makeTestVehicle(), withLender(own))).toEqual([
    ['Finance Enquiry', '/finance?car_id=1'],
    ['Trade-In Valuation', '/sell-your-car?car_id=1'],
  ]);
  expect(waysOf(makeTestVehicle(), plated).map(([label]) => label)).toEqual(['Enquire', 'Trade-In Valuation']);
  expect(waysOf(makeFullVehicle({ status: 'sold' }), withLender({}))).toEqual([]);
});

it('says in its header what the vehicle is and costs, with the ways to pay [B2.60]', () => {
  const context = makeTestContext({ finance: { provider: 'lender', providers: { lender: { name: 'Lender' } } } });
  const draw = (vehicle: Vehicle) =>
    renderToStaticMarkup(<StickyHeader view={buildVehiclePage(vehicle, [], context)} />);
  expect(readText(draw(makeFullVehicle()))).toBe(
    '2023 Nissan X-Trail Automatic, SUV $42,990 Drive Away a week est. $199 p.a. interest 7.49% p.a. comparison 8.61% Get Finance Trade-In Valuation',
  );
  expect(draw(makeFullVehicle())).toContain('<img');
  expect(readText(draw(makeTestVehicle()))).toBe(
    '2023 Nissan X-Trail Enquire for price. Get Finance Trade-In Valuation',
  );
  expect(readText(draw(makeFullVehicle({ status: 'sold' })))).toBe('2023 Nissan X-Trail Automatic, SUV');
});

it('leads from the weekly estimate to the calculator, where there is one [B2.39]', () => {
  const link = (vehicle: Vehicle, config: object = {}) => {
    const context = makeTestContext({
      finance: { provider: 'lender', providers: { lender: { name: 'Lender' } } },
      ...config,
    });
    const { finance } = buildPageParts(buildVehiclePage(vehicle, [], context), context.site.layout);
    return /<a href="([^"]*)">\$199/.exec(renderToStaticMarkup(finance))?.[1] ?? null;
  };
  expect(link(makeFullVehicle())).toBe('#finance-calculator');
});

it('has a share bar only where the site has a public address [B2.66]', () => {
  expect(say('contact', makeTestVehicle())).toContain('Share');
  const { site } = plated;
  expect(say('contact', makeTestVehicle(), { ...plated, site: { ...site, url: '' } })).not.toContain('Share');
});

it('says the first features and specifications, and how to see all of them [B2.45] [B2.46] [B9.18]', () => {
  expect(say('features', makeFullVehicle())).toMatch(/^Features Feature 1 .*Feature 12 Show All Features \(12\)/);
  expect(say('features', makeTestVehicle())).toBe('');
  expect(say('specifications', makeFullVehicle())).toMatch(
    /^All Specifications Kilometres 29,640 km .* Show All Specs/,
  );
  expect(say('specifications', makeTestVehicle())).toBe('All Specifications Stock no. W10451');
});

it('says the dealer’s comments, or that they are pending [B4.53]', () => {
  expect(say('comments', makeFullVehicle())).toBe('Dealer Comments One owner. New tyres.');
  expect(say('comments', makeTestVehicle())).toContain('Dealer comments are pending.');
});

it('says the disclaimer of the site [B2.52]', () => {
  const own = makeTestContext({ vehicle: { page: { disclaimerShort: 'In short.', disclaimerFull: 'At length.' } } });
  expect(say('disclaimer', makeTestVehicle(), own)).toMatch(/^In short\..*At length\.$/);
});

it('has the place where the site shows it and it is known [L3.16]', () => {
  const hidden = makeTestContext({ vehicle: { page: { hasMap: false } } });
  expect(sayEnd(makeFullVehicle())).toMatch(/Where to see it Moorooka/);
  expect(sayEnd(makeFullVehicle(), hidden)).not.toContain('Where to see it');
  expect(sayEnd(makeTestVehicle())).not.toContain('Where to see it');
});

it('names the way there once: in the banner of another city, else beside the address [B2.58]', () => {
  const away = sayEnd(makeFullVehicle({ city: 'Windsor' }));
  expect(away).toContain('Located at Windsor Get Directions (opens in a new tab)');
  expect(away.split('Get Directions')).toHaveLength(2);
  const here = sayEnd(makeFullVehicle());
  expect(here).not.toContain('Located at');
  expect(here).toContain('Get Directions to Moorooka');
});

it('has a banner with three links, with an instant offer unless the site says no [B2.55] [B2.56]', () => {
  const onPaper = 'www.wattle.example/cars/2023-nissan-x-trail-1';
  expect(sayEnd(makeTestVehicle())).toBe(
    `See our latest offers Book a service online Sell your car Get an instant offer in 2 minutes ${onPaper}`,
  );
  const plain = makeTestContext({ vehicle: { page: { links: { hasInstantOffer: false, serviceHref: null } } } });
  expect(sayEnd(makeTestVehicle(), plain)).toBe(`See our latest offers Sell your car ${onPaper}`);
  const none = { offersHref: null, serviceHref: null, sellHref: null };
  expect(sayEnd(makeTestVehicle(), makeTestContext({ vehicle: { page: { links: none } } }))).toBe(onPaper);
});

it('leads from the banner to the pages of the site [B2.55]', () => {
  const context = makeTestContext({ vehicle: { page: { links: { serviceHref: 'https://service.example/book' } } } });
  const markup = renderToStaticMarkup(<PageEnd view={buildVehiclePage(makeTestVehicle(), [], context)} />);
  expect([...markup.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/special-offers',
    'https://service.example/book',
    '/trade-in',
  ]);
});

it('puts the title over the gallery where the site says so, and once [B2.28]', () => {
  const over = makeTestContext({ vehicle: { page: { order: { title: 'overGallery' } } } });
  expect(say('titleOver', makeFullVehicle(), over)).toContain('2023 Nissan X-Trail');
  expect(say('heading', makeFullVehicle(), over)).toBe('');
  expect(say('titleOver', makeFullVehicle())).toBe('');
});
