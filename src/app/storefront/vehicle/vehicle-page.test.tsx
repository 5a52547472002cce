import { beforeAll, describe, expect, it } from 'vitest';
import { drawOnSite, loadLateParts } from '#src/app/storefront/testing/draw-on-site.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { loadVehiclePage } from '#src/app/storefront/testing/load-vehicle-page.tsx';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import type { TemplateName } from '#src/sites/config/site-schema.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { buildVehiclePage } from './build-vehicle-page.ts';
import { VehiclePage } from './vehicle-page.tsx';

beforeAll(loadVehiclePage);

const finance = { provider: 'lender', providers: { lender: { name: 'Wattle Finance' } } };

const templates: TemplateName[] = ['group', 'franchise', 'used', 'specialist'];

describe.each(templates)('the vehicle page of the template "%s"', (template) => {
  const context = makeTestContext({ finance }, template);
  const draw = (vehicle: Vehicle) => {
    const view = buildVehiclePage(vehicle, true, context);
    return drawOnSite(<VehiclePage view={view} />, context);
  };
  const headingsOf = (vehicle: Vehicle) =>
    [...draw(vehicle).matchAll(/<h([12])[^>]*>(.*?)<\/h\1>/g)].map(([, , words = '']) => readText(words)).toSorted();

  it('has every part of a vehicle of which everything is known [B2.28] [B2.44]', () => {
    const words = readText(draw(makeFullVehicle()));
    for (const said of [
      `2023 Nissan X-Trail ${context.site.config.search.carTypeLabels.used} · Ti-L, T33`,
      'Located in Moorooka, QLD Location Moorooka',
      'Share this car Email SMS WhatsApp Facebook Twitter',
      '$42,990 Drive Away Was $45,490 $2,500 less $1,380 below the Queensland average',
      'a week est. $199 p.a. interest 7.49% p.a. comparison 8.61%',
      'WARNING: This comparison rate is true only',
      'Call 07 5550 1901',
      'Photo 1 of 6',
      'One owner. New tyres.',
      'Mon-Fri 8:30 am to 5:30 pm',
      'Read the full disclaimer Hide the full disclaimer The details shown may not match this vehicle exactly',
    ]) {
      expect(words).toContain(said);
    }
    expect(headingsOf(makeFullVehicle())).toEqual([
      '2023 Nissan X-Trail',
      'All Specifications',
      'Dealer Comments',
      'Features',
      'Finance Available For This Vehicle!',
      'Finance Calculator',
      'Fuel costs',
      'Key information',
      'Location',
      'Share this car',
      'Similar cars',
    ]);
  });

  it('has only the parts that have something to say of a bare vehicle', () => {
    expect(headingsOf(makeTestVehicle())).toEqual([
      '2023 Nissan X-Trail',
      // With 'allButKey', the section is left out, because all rows that this vehicle has are in Key information.
      ...(context.site.config.vehicle.page.specRows === 'all' ? ['All Specifications'] : []),
      'Dealer Comments',
      'Fuel costs',
      'Key information',
      'Share this car',
      'Similar cars',
    ]);
    expect(readText(draw(makeTestVehicle()))).not.toMatch(/est\.|p\.a\.|Was |Located|average/);
  });

  it('says that a vehicle is sold, and no price or repayment [B2.42] [B2.43]', () => {
    const words = readText(draw(makeFullVehicle({ status: 'sold' })));
    expect(words).toContain('SOLD This 2023 Nissan X-Trail has been sold.');
    expect(words).toContain('JUST SOLD');
    expect(words).toContain('Find Me Something Similar');
    expect(words).not.toMatch(/\$42,990|\$45,490|est\.|Call 07/);
  });

  it('shows its parts in the order of the specification but for what its switches move [B2.28]', () => {
    const markup = draw(makeFullVehicle({ status: 'sold', city: 'Windsor' }));
    const marks = {
      breadcrumb: 'aria-label="Breadcrumb"',
      title: '<h1',
      gallery: 'aria-label="Photos"',
      sidebar: 'aria-label="Price and contact"',
      soldMessage: 'has been sold',
      keyInformation: 'id="key-information"',
      comments: 'id="dealer-comments"',
      features: 'id="features"',
      specifications: 'id="specifications"',
      disclaimer: 'Read the full disclaimer',
      similar: 'id="similar"',
      links: 'aria-label="More from us"',
      badge: 'Located in </span>Windsor',
      location: 'Located at Windsor',
      share: 'Share this car',
    };
    const found = Object.entries(marks).map(([name, mark]) => [markup.indexOf(mark), name] as const);
    expect(found.filter(([at]) => at < 0)).toEqual([]);
    const names = found.toSorted(([a], [b]) => a - b).map(([, name]) => name);
    const { title, sections } = context.site.config.vehicle.page.order;
    expect(names.filter((name) => name !== 'title')).toEqual([
      ...['breadcrumb', 'gallery', 'sidebar', 'soldMessage'],
      ...sections.filter((name) => name !== 'information'),
      ...['disclaimer', 'similar', 'links', 'badge', 'location', 'share'],
    ]);
    expect(names.indexOf('title') < names.indexOf('gallery')).toBe(title === 'overGallery');
  });

  it('shows calculators, finance and comparison between the sections and the disclaimer [B2.28]', () => {
    const whole = makeTestContext(
      {
        finance,
        market: { autograb: true },
        calculators: { delivery: { zones: [{ name: 'Brisbane', postcodes: ['4000-4179'], priceDollars: 0 }] } },
        vehicle: { page: { links: { offersHref: '/special-offers' } } },
      },
      template,
    );
    const markup = drawOnSite(<VehiclePage view={buildVehiclePage(makeFullVehicle(), false, whole)} />, whole);
    const places = [
      'id="specifications"',
      'id="fuel-calculator"',
      'id="delivery-calculator"',
      'Finance Available For This Vehicle!',
      'id="finance-calculator"',
      'id="price-comparison"',
      'Read the full disclaimer',
      'aria-label="More from us"',
      'id="vehicle-map"',
    ].map((mark) => markup.indexOf(mark));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('has the places that its links lead to, each once and where it has the part [B2.14] [B2.40] [L3.16]', () => {
    const timesOf = (place: string, vehicle: Vehicle, on = context) =>
      drawOnSite(<VehiclePage view={buildVehiclePage(vehicle, false, on)} />, on).split(place).length - 1;
    for (const anchor of ['vehicle-map', 'finance-calculator']) {
      expect(timesOf(` id="${anchor}"`, makeFullVehicle())).toBe(1);
      expect(timesOf(`href="#${anchor}"`, makeFullVehicle())).toBe(1);
      expect(timesOf(`href="#${anchor}"`, makeTestVehicle())).toBe(0);
    }
    const mapless = makeTestContext({ finance, vehicle: { page: { hasMap: false } } }, template);
    expect(timesOf('vehicle-map', makeFullVehicle(), mapless)).toBe(0);
  });

  it('has the outline of the price comparison where the site compares, for what may be compared [B2.51] [B4.29] [D.60]', () => {
    const comparing = makeTestContext({ finance, market: { autograb: true } }, template);
    const say = (vehicle: Vehicle, on = comparing) =>
      readText(drawOnSite(<VehiclePage view={buildVehiclePage(vehicle, false, on)} />, on));
    expect(say(makeFullVehicle())).toContain('Price comparison Comparing prices…');
    expect(say(makeFullVehicle(), context)).not.toContain('Price comparison');
    expect(say(makeFullVehicle({ isReserved: true }))).not.toContain('Price comparison');
    expect(say(makeTestVehicle())).not.toContain('Price comparison');
    const withPlugins = (...plugins: string[]) => makeTestContext({ finance, market: { plugins } }, template);
    expect(say(makeFullVehicle(), withPlugins('Autogauge'))).toContain('Price comparison');
    expect(say(makeFullVehicle(), withPlugins('Car Analysis'))).not.toContain('Price comparison');
  });

  it('is Australian: dollars, a postcode of four digits, numbers to call with +61 [B0.03]', async () => {
    const zones = [{ name: 'Brisbane', postcodes: ['4000-4179'], priceDollars: 0 }];
    const delivering = makeTestContext({ finance, calculators: { delivery: { zones } } }, template);
    const pageOf = (vehicle: Vehicle) => <VehiclePage view={buildVehiclePage(vehicle, false, delivering)} />;
    const drawOne = (vehicle: Vehicle) => drawOnSite(pageOf(vehicle), delivering);
    await loadLateParts(pageOf(makeFullVehicle()), delivering);
    const full = drawOne(makeFullVehicle());
    expect(readText(full)).toContain('$42,990');
    expect(full).toMatch(/<input(?=[^>]*inputMode="numeric")(?=[^>]*maxLength="4")[^>]*name="postcode"/i);
    for (const markup of [full, drawOne(makeTestVehicle())]) {
      expect(markup).toContain('href="tel:+61755501');
      expect(markup.match(/href="tel:(?!\+61)/g)).toBeNull();
    }
  });

  it('leads to all vehicles alike [B2.53]', () => {
    expect(readText(draw(makeFullVehicle()))).toContain('Similar cars See all SUVs');
  });

  it('has words in every part and an address behind every link', () => {
    expect(findMarkupFlaws(draw(makeFullVehicle()))).toEqual([]);
  });
});

it.each([
  ['panel', ['side', 'name', 'price', 'facts']],
  ['tabbed', ['side', 'name', 'price', 'facts']],
  ['wide', ['side', 'name', 'facts', 'price']],
  ['mosaic', ['name', 'facts', 'side', 'price']],
] as const)('is arranged as the site chose: %s [B2.73]', (gallery, order) => {
  const context = makeTestContext({ finance, layout: { gallery } });
  const markup = drawOnSite(<VehiclePage view={buildVehiclePage(makeFullVehicle(), false, context)} />, context);
  const marks = { name: '<h1', side: '<aside', facts: '29,640 km', price: '$42,990' } as const;
  expect(order.toSorted((one, other) => markup.indexOf(marks[one]) - markup.indexOf(marks[other]))).toEqual(order);
});
