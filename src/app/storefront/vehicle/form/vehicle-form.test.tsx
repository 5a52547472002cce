import { describe, expect, it } from 'vitest';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildFormSubject } from '#src/app/storefront/vehicle-card/build-form-subject.ts';
import { createFormSubjectLoader } from '#src/app/storefront/vehicle-card/load-form-subject.server.ts';
import { LeadForm } from '#src/leads/web/lead-form.tsx';
import { DomainError } from '#src/lib/domain-error.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { FormSheet } from './form-sheet.tsx';
import { loadVehicleForm } from './load-vehicle-form.server.ts';
import { VehicleFormPage } from './vehicle-form-page.tsx';
import { isVehicleFormView } from './vehicle-form-view.ts';

const context = makeTestContext();
const site = { ...context.site, configVersion: 'a' };

const load = (vehicle: Vehicle | null, page: string, slug = vehicle?.slug ?? 'gone') =>
  loadVehicleForm(
    {
      site,
      queries: {
        loadFormSubject: async () => (vehicle === null ? null : buildFormSubject(vehicle, context)),
      } as unknown as Parameters<typeof loadVehicleForm>[0]['queries'],
    },
    slug,
    page,
  );

const draw = async (vehicle: Vehicle, page: string): Promise<string> =>
  drawOnSite(<VehicleFormPage view={await load(vehicle, page)} answer={null} />, context);

const leadOf = async (vehicle: Vehicle, page: string): Promise<string | null> => {
  const thrown = await load(vehicle, page).then(
    () => null,
    (error: unknown) => error,
  );
  return thrown instanceof Response ? thrown.headers.get('location') : null;
};

const sparse = makeTestVehicle({ priceCents: null, odometerKm: null, images: [] });

describe('a form about a vehicle', () => {
  it('is sent to its own page with the id of the vehicle, which the page shows [B1.05] [L3.03]', async () => {
    const vehicle = makeFullVehicle({ slug: 'full-car', id: 42 });
    const markup = await draw(vehicle, 'enquire');
    expect(markup).toContain('action="/cars/full-car/enquire" method="post"');
    expect(markup).toContain('<input type="hidden" name="form" value="enquiry"/>');
    expect(markup).toContain('<input type="hidden" name="car_id" value="42"/>');
    const { vehicle: said, price, picture } = buildFormSubject(vehicle, context);
    expect(readText(markup)).toContain(`Ask about this ${said.title}`);
    expect(price?.text).toMatch(/^\$/);
    expect(readText(markup)).toContain(price?.text);
    expect(picture).not.toBeNull();
    expect(markup).toContain('<a href="/cars/full-car">');
  });

  it('says nothing that it does not know of a vehicle', async () => {
    const markup = await draw(sparse, 'enquire');
    expect(markup).not.toMatch(/null|undefined|NaN/);
    expect(markup).not.toContain('<img');
    expect(markup).not.toContain('$');
  });

  it('asks for photos with a preset message in place of comments [B1.07] [L2.54]', async () => {
    const markup = await draw(sparse, 'request-photos');
    expect(markup).toContain('<input type="hidden" name="message" value="Please send photos for this car"/>');
    expect(markup).not.toContain('<textarea');
    expect(await draw(sparse, 'enquire')).not.toContain('Please send photos');
  });

  it('finds something similar to what has gone, and asks about what is here [L2.50]', async () => {
    const sold = makeFullVehicle({ slug: 'sold-car', status: 'sold', isSold: true });
    expect(readText(await draw(sold, 'find-me-something-similar'))).toContain('Find Me Something Similar');
    expect(await leadOf(sold, 'enquire')).toBe('/cars/sold-car/find-me-something-similar');
    expect(await leadOf(sold, 'request-photos')).toBe('/cars/sold-car/find-me-something-similar');
    expect(await leadOf(makeFullVehicle({ slug: 'here' }), 'find-me-something-similar')).toBe('/cars/here/enquire');
  });

  it('is not there for a vehicle that the site does not list, nor by another name [D.26]', async () => {
    await expect(load(null, 'enquire')).rejects.toBeInstanceOf(DomainError);
    // Forms have addresses by slug only, not by id.
    await expect(load(makeFullVehicle(), 'enquire', '42')).rejects.toBeInstanceOf(DomainError);
    await expect(load(makeFullVehicle(), 'constructor')).rejects.toBeInstanceOf(DomainError);
  });

  it('is drawn in the dialog from an answer of its own shape, and from no other [B2.71]', async () => {
    for (const vehicle of [makeFullVehicle(), sparse]) {
      for (const page of ['enquire', 'request-photos']) {
        const view = JSON.parse(JSON.stringify(await load(vehicle, page)));
        expect(isVehicleFormView(view)).toBe(true);
        expect(isVehicleFormView({ ...view, form: { ...view.form, fields: [{ key: 'constructor' }] } })).toBe(false);
        expect(isVehicleFormView({ ...view, subject: null })).toBe(false);
      }
    }
  });
});

it('has one title in a dialog, which names it; until there is one it asks for a moment [B2.71]', async () => {
  const { form } = await load(sparse, 'enquire');
  const markup = drawOnSite(
    <FormSheet title={form.heading} onClose={() => {}}>
      <LeadForm form={form} answer={null} isBare />
    </FormSheet>,
    context,
  );
  expect(markup.match(/<h2[^>]*>[^<]*/g)).toEqual([expect.stringContaining(`>${form.heading}`)]);
  const [, id] = /<dialog[^>]*aria-labelledby="([^"]+)"/.exec(markup) ?? [];
  expect(markup).toContain(`<h2 id="${id}"`);
  expect(
    readText(
      drawOnSite(
        <FormSheet title={undefined} onClose={() => {}}>
          {null}
        </FormSheet>,
        context,
      ),
    ),
  ).toBe('One moment');
});

it.each([
  [{}, 'middle'],
  [{ layout: { modal: 'drawer' } }, 'end'],
] as const)('opens in the modal that the site chose: %j [B2.73]', (config, placement) => {
  const markup = drawOnSite(
    <FormSheet title="Ask" onClose={() => {}}>
      {null}
    </FormSheet>,
    makeTestContext(config),
  );
  expect(markup).toMatch(new RegExp(`<dialog[^>]*data-placement="${placement}"`));
});

it('looks for the vehicle of a form by slug or id among those that the site lists', async () => {
  const shown = makeTestVehicle({ id: 7, slug: 'a-car' });
  const asked: unknown[] = [];
  const service = createFormSubjectLoader({
    vehicles: {
      findById: async (slug, id) => {
        asked.push([slug, id]);
        return id === 7 ? shown : id === 8 ? { ...shown, isShownOnWebsite: false } : undefined;
      },
      findBySlug: async (slug, name) => {
        asked.push([slug, name]);
        return name === '2026' || name === '7' ? { ...shown, id: 10, slug: name } : undefined;
      },
    },
    pathsOf: async () => context.paths,
  });
  expect((await service.load(site, '7', context.now))?.vehicle).toMatchObject({ vehicleId: 7, slug: 'a-car' });
  expect(await service.load(site, '8', context.now)).toBeNull();
  expect(await service.load(site, '9'.repeat(16), context.now)).toBeNull();
  expect(await service.load(site, '\ud800', context.now)).toBeNull();
  // A slug can consist of digits, if no vehicle has that id.
  expect((await service.load(site, '2026', context.now))?.vehicle).toMatchObject({ vehicleId: 10, slug: '2026' });
  expect(asked).toEqual([
    ['wattle', 7],
    ['wattle', 8],
    ['wattle', '9'.repeat(16)],
    ['wattle', '\ufffd'],
    ['wattle', 2026],
    ['wattle', '2026'],
  ]);
});
