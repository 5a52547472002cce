import { beforeAll, describe, expect, it } from 'vitest';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { loadVehiclePage } from '#src/app/storefront/testing/load-vehicle-page.tsx';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { buildVehiclePage } from './build-vehicle-page.ts';
import { VehiclePage } from './vehicle-page.tsx';

beforeAll(loadVehiclePage);

describe('the order of the page', () => {
  const drawOn = (config: Record<string, unknown>, vehicle = makeFullVehicle({ city: 'Windsor' })) => {
    const context = makeTestContext(config);
    return drawOnSite(<VehiclePage view={buildVehiclePage(vehicle, false, context)} />, context);
  };
  const badgesIn = (markup: string) => [...markup.matchAll(/Located in <\/span>([^<]*)</g)].map(([, place]) => place);

  it('names city and state, else the location, in a badge after the three links [B2.28] [B2.57]', () => {
    const markup = drawOn({});
    expect(badgesIn(markup)).toEqual(['Windsor, QLD']);
    expect(markup.indexOf('Located in')).toBeGreaterThan(markup.indexOf('aria-label="More from us"'));
    expect(badgesIn(drawOn({ vehicle: { page: { hasMap: false } } }))).toEqual(['Windsor, QLD']);
    const elsewhere = makeTestVehicle({ city: 'Windsor', locationName: 'Wattle Windsor' });
    expect(badgesIn(drawOn({}, elsewhere))).toEqual(['Wattle Windsor']);
    expect(badgesIn(drawOn({}, makeTestVehicle()))).toEqual([]);
  });

  it('has the badge under the title as well where the site says so [B2.28] [B2.57]', () => {
    const markup = drawOn({ vehicle: { page: { order: { locationBadge: 'underTitle' } } } });
    expect(badgesIn(markup)).toEqual(['Windsor, QLD', 'Windsor, QLD']);
    expect(readText(markup)).toContain('Used · Ti-L, T33 Located in Windsor, QLD $42,990');
  });

  it('ends with the share bar, unless the site keeps to the Share button of the sidebar [B2.28] [B2.62]', () => {
    expect(readText(drawOn({}))).toMatch(/Share this car Email SMS WhatsApp Facebook Twitter$/);
    const sidebarOnly = readText(drawOn({ vehicle: { page: { order: { shareBar: 'sidebarOnly' } } } }));
    expect(sidebarOnly).not.toContain('Share this');
    expect(sidebarOnly).toContain('Share Email SMS');
    expect(readText(drawOn({}, makeTestVehicle({ itemType: 'caravan' })))).toContain('Share this caravan');
  });

  it('shares nothing without the site’s own address [B2.66]', () => {
    const context = makeTestContext();
    const nameless = { ...context, site: { ...context.site, url: '' } };
    const view = buildVehiclePage(makeFullVehicle(), false, nameless);
    expect(readText(drawOnSite(<VehiclePage view={view} />, nameless))).not.toMatch(/Share|WhatsApp/);
  });

  it('names the model in the breadcrumb only where the site’s stock knows it [B2.30] [D.57]', () => {
    const trailOf = (fields: Partial<Vehicle>) =>
      readText(/<nav[^>]*aria-label="Breadcrumb".*?<\/nav>/s.exec(drawOn({}, makeFullVehicle(fields)))?.[0] ?? '');
    expect(trailOf({})).toMatch(/Nissan \/? ?X-Trail/);
    expect(trailOf({ model: 'Pathfinder' })).not.toMatch(/Nissan \/? ?Pathfinder \//);
    expect(trailOf({ model: 'Pathfinder' })).toContain('2023 Nissan Pathfinder');
  });

  it('says on its one tag that it is reserved, and beside the title that it is certified [B4.05] [B4.13]', () => {
    const certifying = { vehicle: { cards: { certifiedMake: 'Nissan' } } };
    const words = (fields: Partial<Vehicle>) => readText(drawOn(certifying, makeFullVehicle(fields)));
    const reserved = words({ isCertified: true, isReserved: true });
    expect(reserved).toContain('Used · Certified pre-owned · Ti-L, T33');
    expect(reserved.match(/Certified pre-owned/g)).toHaveLength(1);
    expect(words({ isCertified: true })).toContain('2023 Nissan X-Trail Used · Ti-L, T33');
    expect(words({ isCertified: true }).match(/Certified pre-owned/g)).toHaveLength(1);
    expect(words({ isCertified: false, isReserved: true })).not.toContain('Certified');
  });
});
