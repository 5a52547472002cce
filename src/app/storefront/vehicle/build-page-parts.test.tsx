import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { loadVehiclePage } from '#src/app/storefront/testing/load-vehicle-page.tsx';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { plated, sayPart } from '#src/app/storefront/testing/say-part.tsx';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import { pageIcons } from '#src/ui/page-icons.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { itemTypes } from '#src/vehicle/rules/vehicle-classes.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { itemTypeStrokes } from '#src/vehicle/view/item-type-strokes.ts';
import { BottomBar } from './bars/bottom-bar.tsx';
import { StickyHeader } from './bars/sticky-header.tsx';
import { buildPageParts } from './build-page-parts.tsx';
import { buildVehiclePage } from './build-vehicle-page.ts';

beforeAll(loadVehiclePage);

it('shows the known ones of km, transmission and body [B2.41]', () => {
  expect(sayPart('icons', makeFullVehicle())).toBe('Odometer 29,640 km Transmission Automatic Body SUV');
  expect(sayPart('icons', makeFullVehicle({ odometerKm: null }))).toBe('Transmission Automatic Body SUV');
});

it.each(itemTypes)('has the icon of a %s beside its body [B2.41]', (itemType) => {
  const view = buildVehiclePage(makeFullVehicle({ itemType }), false, plated);
  const markup = renderToStaticMarkup(buildPageParts(view, plated.site.layout).icons);
  const [, strokes] = /data-name="simple_body".*?<path d="([^"]*)"/s.exec(markup) ?? [];
  expect(strokes).toBe(itemTypeStrokes[itemType]);
});

it('shows the first three figures of the plate where fewer than two of them are known [B3.08]', () => {
  const bare = { odometerKm: null, simpleTransmission: null };
  expect(sayPart('icons', makeFullVehicle(bare))).toBe('Tare 2,196 kg ATM 2,700 kg Sleeps 2');
  const sleepless = makeFullVehicle({ ...bare, specifications: null });
  expect(sayPart('icons', sleepless)).toBe('Body SUV');
  expect(sayPart('icons', makeTestVehicle())).toBe('');
  expect(buildPageParts(buildVehiclePage(makeTestVehicle(), false, plated), plated.site.layout).icons).toBeNull();
});

it('leads with the first known figures of the plate where the site says so [B2.41] [B3.08]', () => {
  const plate = ['axle', 'payload', 'atm', 'licence', 'tare', 'odometer', 'location'];
  const leading = makeTestContext({ vehicle: { page: { leadFigures: 'plate', plate } } });
  const unrated = makeFullVehicle({ isLearnerApproved: true });
  expect(sayPart('icons', unrated, leading)).toBe('Payload 504 kg ATM 2,700 kg Licence LAMS');
  const unweighed = { ...unrated, specifications: null, odometerKm: 29_640, locationName: 'Moorooka' };
  expect(sayPart('icons', unweighed, leading)).toBe('Licence LAMS Odometer 29,640 km Location Moorooka');
  // If the plate has no known figure, the page shows the figures that every vehicle can have.
  expect(sayPart('icons', { ...unweighed, isLearnerApproved: null }, leading)).toBe(
    'Odometer 29,640 km Transmission Automatic Body SUV',
  );
  expect(sayPart('icons', makeTestVehicle(), leading)).toBe('');
});

it('draws an icon of its own for each figure that has one, and otherwise none [B2.41]', () => {
  const plate = ['licence', 'payload', 'stockNumber'];
  const leading = makeTestContext({ vehicle: { page: { leadFigures: 'plate', plate } } });
  const { icons } = buildPageParts(
    buildVehiclePage(makeFullVehicle({ isLearnerApproved: true }), false, leading),
    leading.site.layout,
  );
  const strokes = [...renderToStaticMarkup(icons).matchAll(/<path d="([^"]+)"/g)].map(([, d]) => d);
  expect(strokes).toEqual([pageIcons.licence.strokes, pageIcons.payload.strokes]);
});

it('says title, condition, badge and series [B2.38] [B9.14]', () => {
  expect(sayPart('heading', makeFullVehicle())).toBe('2023 Nissan X-Trail Used · Ti-L, T33');
  expect(sayPart('heading', makeTestVehicle())).toBe('2023 Nissan X-Trail Used');
  expect(sayPart('heading', makeTestVehicle({ carType: 'demo' }))).toBe('2023 Nissan X-Trail Demo');
});

it('says in its sidebar all that the specification wants there, and of a bare vehicle what is known [B2.38]', () => {
  const context = makeTestContext({
    finance: { provider: 'lender', providers: { lender: { name: 'Lender' } } },
    vehicle: { page: { print: 'page' } },
  });
  const sayAll = (vehicle: Vehicle) =>
    (['heading', 'price', 'icons', 'finance', 'contact'] as const).map((part) => sayPart(part, vehicle, context));
  const [heading, price, icons, finance, contact] = sayAll(makeFullVehicle());
  expect(heading).toBe('2023 Nissan X-Trail Used · Ti-L, T33');
  expect(price).toBe('$42,990 Drive Away Was $45,490 $2,500 less $1,380 below the Queensland average');
  expect(icons).toBe('Odometer 29,640 km Transmission Automatic Body SUV');
  expect(finance).toMatch(/^a week est\. \$199 p\.a\. interest 7\.49% p\.a\. comparison 8\.61%/);
  expect(contact).toBe(
    'Enquire Now Book a Test Drive More Ask for photos Get Finance Quote Car History Report (opens in a new tab) ' +
      'Print (opens in a new tab) Call 07 5550 1901 Moorooka 1 Test Street, Moorooka QLD 4105 ' +
      'Share Email SMS WhatsApp Facebook Twitter ' +
      'Favourite : 2023 Nissan X-Trail Ti-L Compare : 2023 Nissan X-Trail Ti-L',
  );
  const name = '2023 Nissan X-Trail';
  expect(sayAll(makeTestVehicle())).toEqual([
    `${name} Used`,
    'Enquire for price.',
    '',
    '',
    'Enquire Now Book a Test Drive More Ask for photos Get Finance Quote Print (opens in a new tab) Call 07 5550 1969 ' +
      `Share Email SMS WhatsApp Facebook Twitter Favourite : ${name} Compare : ${name}`,
  ]);
});

it('tells nothing of a hidden number but its beginning, on no part of the page [B4.46]', () => {
  const hidden = makeTestContext({ vehicle: { phoneStart: 'masked' } });
  const view = buildVehiclePage(makeFullVehicle(), false, hidden);
  const { contact } = buildPageParts(view, hidden.site.layout);
  const markup = drawOnSite(contact, hidden);
  expect(readText(markup)).toMatch(/ Call 07 55•• •••• Show number Moorooka /);
  expect(markup).not.toMatch(/tel:|5550/);
  expect(sayPart('contact', makeFullVehicle())).toMatch(/ Call 07 5550 1901 Moorooka /);
});

it('says whom to call, where it stands and that it has a history report [B5.16] [L2.49]', () => {
  expect(sayPart('contact', makeFullVehicle())).toMatch(
    /^Enquire Now Book a Test Drive More Ask for photos Car History Report \(opens in a new tab\) Print \(opens in a new tab\) Call 07 5550 1901 Moorooka 1 Test Street, Moorooka QLD 4105 Share/,
  );
  expect(sayPart('contact', makeTestVehicle())).toMatch(
    /^Enquire Now Book a Test Drive More Ask for photos Print \(opens in a new tab\) Call 07 5550 1969 Share/,
  );
  const motorcycle = makeTestVehicle({ itemType: 'motorcycle', historyReportUrl: '/report.pdf' });
  expect(sayPart('contact', motorcycle)).toContain(
    'More Ask for photos Motorcycle History Report (opens in a new tab)',
  );
});

it('has the ways on that the site switched on, finance in its words and with a provider [L2.49] [D.38] [D.61]', () => {
  const withLender = (buttons: object) =>
    makeTestContext({
      vehicle: { page: { buttons } },
      tradeIn: { enabled: true },
      finance: { provider: 'lender', providers: { lender: { name: 'Lender' } } },
    });
  const waysOf = (vehicle: Vehicle, context: ViewContext) => {
    const { contact } = buildPageParts(buildVehiclePage(vehicle, false, context), context.site.layout);
    const markup = drawOnSite(contact, context);
    return [...markup.matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>([^<]+)</g)].map(([, href = '', label]) => [
      label,
      href.split('&')[0],
    ]);
  };
  expect(waysOf(makeFullVehicle(), withLender({}))).toEqual([
    ['Enquire Now', '/cars/2023-nissan-x-trail-7/enquire'],
    ['Book a Test Drive', '/book-test-drive?car_id=2023-nissan-x-trail-7'],
    ['Ask for photos', '/cars/2023-nissan-x-trail-7/request-photos'],
    ['Get Finance Quote', '/finance?car_id=7'],
    ['Trade-In Valuation', '/cars/trade-in?car_id=7'],
    ['Car History Report', '/media/history.pdf'],
  ]);
  const own = { shown: ['finance', 'tradeIn'], financeLabel: 'Finance Enquiry' };
  expect(waysOf(makeTestVehicle(), withLender(own))).toEqual([
    ['Finance Enquiry', '/finance?car_id=1'],
    ['Trade-In Valuation', '/cars/trade-in?car_id=1'],
  ]);
  expect(waysOf(makeTestVehicle(), plated).map(([label]) => label)).toEqual([
    'Enquire Now',
    'Book a Test Drive',
    'Ask for photos',
  ]);
  expect(waysOf(makeFullVehicle({ status: 'sold' }), withLender({}))).toEqual([
    ['Find Me Something Similar', '/search/suv-cars?range[price]=32990:52990'],
    ['Ask us to find you one', '/cars/2023-nissan-x-trail-7/find-me-something-similar'],
  ]);
});

it('says in its header what the vehicle is and costs, with the main action and the ways to pay [B2.60]', () => {
  const lender = { provider: 'lender', providers: { lender: { name: 'Lender' } } };
  const draw = (vehicle: Vehicle, config: object = {}) => {
    const context = makeTestContext({ tradeIn: { enabled: true }, finance: lender, ...config });
    return renderToStaticMarkup(<StickyHeader view={buildVehiclePage(vehicle, false, context)} />);
  };
  expect(readText(draw(makeFullVehicle()))).toBe(
    '2023 Nissan X-Trail Automatic, SUV $42,990 Drive Away a week est. $199 p.a. interest 7.49% p.a. comparison 8.61% Enquire Get Finance Trade-In Valuation',
  );
  expect(draw(makeFullVehicle())).toContain('<img');
  const looksOf = (markup: string) =>
    [...markup.matchAll(/<a class="([^"]*)"/g)].map(([, look = '']) => /filled|outlined/.exec(look)?.[0]);
  expect(looksOf(draw(makeFullVehicle()))).toEqual(['filled', 'outlined', 'outlined']);
  expect(readText(draw(makeTestVehicle()))).toBe(
    '2023 Nissan X-Trail Enquire for price. Enquire Get Finance Trade-In Valuation',
  );
  expect(readText(draw(makeFullVehicle({ status: 'sold' })))).toBe(
    '2023 Nissan X-Trail Automatic, SUV Find Me Something Similar',
  );
  const reservable = { checkout: { path: 'checkout', depositDollars: 250 } };
  expect(readText(draw(makeFullVehicle(), reservable))).toContain('Reserve Car Now Get Finance Trade-In Valuation');
  const unasked = { vehicle: { page: { buttons: { shown: ['finance', 'tradeIn'] } } } };
  expect(looksOf(draw(makeTestVehicle(), unasked))).toEqual(['outlined', 'outlined']);
});

it.each([
  ['Reserve Car Now', { checkout: { path: 'checkout', depositDollars: 250 } }],
  ['Enquire', {}],
])('fills %s in the bottom bar, as on the page, and outlines the call [B2.61] [L2.49]', (label, config) => {
  const view = buildVehiclePage(makeFullVehicle(), false, makeTestContext(config));
  const { price, phone, actions } = view;
  if (price === null) throw new Error('the vehicle has no price');
  const markup = drawOnSite(<BottomBar price={price} phone={phone} actions={actions} />, plated);
  expect(readText(markup)).toBe(`$42,990 Drive Away Call 07 5550 1901 ${label}`);
  const looks = [...markup.matchAll(/<a class="([^"]*)"/g)].map(([, look = '']) => /filled|outlined/.exec(look)?.[0]);
  expect(looks).toEqual(['outlined', 'filled']);
  const alone = drawOnSite(<BottomBar price={price} phone={phone} actions={[]} />, plated);
  expect(readText(alone)).toBe('$42,990 Drive Away Call 07 5550 1901');
  expect(alone).toContain('filled');
});

it('leads from the weekly estimate to the calculator, where there is one [B2.39]', () => {
  const link = (vehicle: Vehicle, config: object = {}) => {
    const context = makeTestContext({
      finance: { provider: 'lender', providers: { lender: { name: 'Lender' } } },
      ...config,
    });
    const { finance } = buildPageParts(buildVehiclePage(vehicle, false, context), context.site.layout);
    return /<a href="([^"]*)">\$199/.exec(renderToStaticMarkup(finance))?.[1] ?? null;
  };
  expect(link(makeFullVehicle())).toBe('#finance-calculator');
});

it('has a share bar only where the site has a public address [B2.66]', () => {
  expect(sayPart('contact', makeTestVehicle())).toContain('Share');
  const { site } = plated;
  expect(sayPart('contact', makeTestVehicle(), { ...plated, site: { ...site, url: '' } })).not.toContain('Share');
});

it('puts the title over the gallery where the site says so, and once [B2.28]', () => {
  const over = makeTestContext({ vehicle: { page: { order: { title: 'overGallery' } } } });
  expect(sayPart('titleOver', makeFullVehicle(), over)).toContain('2023 Nissan X-Trail');
  expect(sayPart('heading', makeFullVehicle(), over)).toBe('');
  expect(sayPart('titleOver', makeFullVehicle())).toBe('');
});

it('has one filled action and one outlined, links to the enquiry, and folds the others [B2.38] [B2.43] [L2.49] [L2.50]', () => {
  const reservable = { checkout: { path: 'checkout', depositDollars: 250 } };
  const draw = (vehicle: Vehicle, config: Readonly<Record<string, unknown>> = {}) => {
    const context = makeTestContext(config);
    const { contact } = buildPageParts(buildVehiclePage(vehicle, false, context), context.site.layout);
    const markup = drawOnSite(contact, context);
    const folded = /<details[^>]*data-no-print.*?<\/details>/s.exec(markup)?.[0] ?? '';
    const labelled = (look: string) =>
      [...markup.matchAll(new RegExp(`<a class="[^"]*${look}[^"]*"[^>]*>(.*?)</a>`, 'gs'))].map(([text]) =>
        readText(text),
      );
    const isQuiet = /<\/details><p [^>]*>(?:(?!<\/p>).)*\/enquire"/s.test(markup);
    return { filled: labelled('filled'), outlined: labelled('outlined'), isQuiet, folded: readText(folded) };
  };
  expect(draw(makeFullVehicle(), reservable)).toEqual({
    filled: ['Reserve Car Now for $250'],
    outlined: ['Book a Test Drive'],
    isQuiet: true,
    folded: 'More Ask for photos Car History Report (opens in a new tab) Print (opens in a new tab)',
  });
  expect(draw(makeTestVehicle())).toEqual({
    filled: ['Enquire Now'],
    outlined: ['Book a Test Drive'],
    isQuiet: false,
    folded: 'More Ask for photos Print (opens in a new tab)',
  });
  // Without the test drive button, Enquire is outlined on a reservable vehicle, and the phone number on any other.
  const unseen = { vehicle: { page: { buttons: { shown: ['enquire', 'photos', 'reserve'] } } } };
  expect(draw(makeFullVehicle(), { ...reservable, ...unseen }).outlined).toEqual(['Enquire Now']);
  expect(draw(makeTestVehicle(), unseen).outlined).toEqual(['Call 07 5550 1969']);
  const sold = draw(makeFullVehicle({ status: 'sold' }));
  expect([sold.filled, sold.outlined, sold.folded]).toEqual([
    ['Find Me Something Similar'],
    ['Ask us to find you one'],
    '',
  ]);
});
