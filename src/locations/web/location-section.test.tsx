import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { buildLocationView } from '../view/build-location-view.ts';
import { LocationSection } from './location-section.tsx';

const [place] = minimalSite('wattle').locations as [{ readonly address: object }];
const openingHours = [
  { days: 'Mon-Fri', status: 'Open', open: '08:30', close: '17:30' },
  { days: 'Wed', status: 'Public holiday' },
  { days: 'Sat', status: 'By appointment only', open: '09:00', close: '12:00' },
];
const { site } = makeTestContext({ locations: [{ ...place, contact: { phone: '07 5550 1901', openingHours } }] });
const draw = (fields: Parameters<typeof makeFullVehicle>[0] = {}) => {
  const location = buildLocationView(makeFullVehicle(fields), site);
  if (location === null) throw new Error('the place is known');
  return renderToStaticMarkup(<LocationSection location={location} />);
};

it('shows name, address, whose phone it is, and directions [B2.40] [L1.03]', () => {
  const markup = draw();
  expect(readText(markup)).toContain(
    'Moorooka 1 Test Street, Moorooka QLD 4105 Call this location: 07 5550 1901 Get Directions',
  );
  expect(markup).toContain('href="tel:+61755501901"');
  expect(markup).toContain('href="https://www.google.com/maps/dir/?api=1&amp;destination=-27.5%2C153"');
});

it('shows when it is open, closed, by appointment or on holiday [L1.03] [L3.06]', () => {
  expect(readText(draw())).toContain(
    'Opening hours for Moorooka Mon 8:30 am to 5:30 pm Tue 8:30 am to 5:30 pm Wed Public holiday ' +
      'Thu 8:30 am to 5:30 pm Fri 8:30 am to 5:30 pm ' +
      'Sat By appointment only, 9:00 am to 12:00 pm Sun Closed',
  );
  expect(draw({ locationId: null, locationName: 'The docks' })).not.toContain('<table');
});

it('says that the vehicle is in another city than the primary location [B2.58]', () => {
  expect(readText(draw({ city: 'Windsor' }))).toContain('Located at Windsor Get Directions');
  expect(readText(draw())).not.toContain('Located at');
});

it('hides a banner that was closed before, before it is drawn [B2.59]', () => {
  const markup = draw({ city: 'Windsor' });
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(markup) ?? [];
  const [, key] = /data-closing="([^"]*)"/.exec(markup) ?? [];
  const run = (closed: readonly string[]): boolean => {
    const banner = { hidden: false, dataset: { closing: key } };
    const storage = { getItem: (key: string) => (closed.includes(key) ? 'closed' : null) };
    new Function('document', 'localStorage', script)({ currentScript: { parentElement: banner } }, storage);
    return banner.hidden;
  };
  expect(run([])).toBe(false);
  expect(run(['closed:Located at Ipswich'])).toBe(false);
  expect(run(['closed:Located at Windsor'])).toBe(true);
});

it('shows the name once when the banner has it [B2.40] [B2.58]', () => {
  const main = {
    ...place,
    id: 2,
    slug: 'windsor',
    name: 'Windsor',
    primary: true,
    address: { ...place.address, city: 'Windsor' },
  };
  const group = makeTestContext({ locations: [main, place] }).site;
  const drawAt = (name: string) => {
    const locations = group.locations.map((location) => (location.id === 1 ? { ...location, name } : location));
    const vehicle = makeFullVehicle({ city: 'Moorooka', locationId: 1 });
    const location = buildLocationView(vehicle, { ...group, locations });
    return location === null ? '' : readText(renderToStaticMarkup(<LocationSection location={location} />));
  };
  const address = '1 Test Street, Moorooka QLD 4105';
  expect(drawAt('Moorooka')).toContain(`Get Directions (opens in a new tab) ${address}`);
  expect(drawAt('The Mega Yard')).toContain(`(opens in a new tab) The Mega Yard ${address}`);
});

it('shows only the name of a place that isn’t the dealer’s', () => {
  const words = readText(draw({ locationId: null, locationName: 'The docks', city: null, state: null }));
  expect(words).toBe('Location The docks');
});
