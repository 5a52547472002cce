import { describe, expect, it, vi } from 'vitest';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import type { StoredAppointment } from '#src/appointments/server/appointment-store.ts';
import { makeVisitLink } from '#src/appointments/server/visit-link.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { createVisitPageLoader } from './load-visit-page.server.ts';
import { VisitPage } from './visit-page.tsx';

const startMs = Date.parse('2026-11-26T09:00+10:00');
const before = new Date(startMs - 1);
const appointmentUuid = '0b6b0c5c-6f5d-4b6e-9a53-5a0a55f2f2c1';
const { link } = makeVisitLink(appointmentUuid);
const kept: StoredAppointment = {
  appointmentUuid,
  leadUuid: 'lead-1',
  locationId: 1,
  vehicleId: 7,
  startMs,
  endMs: startMs + 1_800_000,
  bookedAtMs: startMs - 86_400_000,
  cancelledAtMs: null,
};
const stock = [makeFullVehicle({ id: 7, slug: 'full' }), makeTestVehicle({ id: 8, slug: 'sparse' })];

const open = (appointment: StoredAppointment | undefined = kept, switches: object = {}) => {
  const context = makeTestContext({ appointments: switches });
  const site = { ...context.site, configVersion: '1' };
  const findByLink = vi.fn(async (): Promise<StoredAppointment | undefined> => appointment);
  const cancel = vi.fn(async () => true);
  const service = createVisitPageLoader({
    store: { findByLink, cancel },
    vehicles: { findById: async (_, id) => stock.find((one) => one.id === id) },
  });
  const draw = async (now = before): Promise<string> =>
    drawOnSite(<VisitPage view={await service.load(site, link, now)} />, context);
  return { draw, service, site, findByLink, cancel };
};

describe('the page of a visit', () => {
  it('says what is booked, and has one button that cancels it by POST [D.22]', async () => {
    const markup = await open().draw();
    const text = readText(markup);
    expect(text).toContain('Your test drive');
    expect(text).toContain('When Thursday 26 November 2026 at 9:00 am');
    expect(text).toContain('Where Moorooka, 1 Test Street, Moorooka QLD 4105');
    expect(text).toContain('Vehicle 2023 Nissan X-Trail');
    expect(markup).toContain(`<form action="/book-test-drive?visit=${link}" method="post">`);
    expect(markup.match(/<button/g)).toHaveLength(1);
    expect(text).toContain('Cancel this test drive');
  });

  it.each([
    ['a sparse vehicle', 8, 'Vehicle 2023 Nissan X-Trail'],
    ['one that left the stock', 99, null],
    ['none', null, null],
  ])('names %s as far as it is known [D.22]', async (_, vehicleId, words) => {
    const text = readText(await open({ ...kept, vehicleId }).draw());
    expect(text.includes('Vehicle')).toBe(words !== null);
    expect(text).toContain(words ?? 'Where Moorooka');
    expect(text).not.toMatch(/null|undefined/);
  });

  it('says that it is cancelled, or over, and then has nothing to press [D.22]', async () => {
    const cancelled = await open({ ...kept, cancelledAtMs: startMs - 5 }).draw();
    expect(readText(cancelled)).toContain('Your test drive is cancelled');
    expect(cancelled).toContain('role="status"');
    const over = await open().draw(new Date(startMs));
    expect(readText(over)).toContain('Your test drive is over');
    for (const markup of [cancelled, over]) {
      expect(markup).not.toContain('<form');
      expect(markup).toContain('href="/book-test-drive?car_id=full"');
    }
  });

  it('calls it what the site calls it [B1.06]', async () => {
    expect(readText(await open(kept, { occasion: 'viewing' }).draw())).toContain('Cancel this viewing');
  });

  it('is for no search engine [D.22]', async () => {
    const { service, site } = open();
    const view = await service.load(site, link, before);
    expect([view.isIndexed, view.canonicalUrl]).toEqual([false, `${site.url}/book-test-drive`]);
  });

  it('is not there for a wrong link, whose secret is not even looked up, nor can anything be cancelled by it [D.26]', async () => {
    const { service, site, findByLink, cancel } = open();
    for (const wrong of ['', appointmentUuid, `${appointmentUuid}.short`, "' OR 1=1"]) {
      await expect(service.load(site, wrong, before)).rejects.toMatchObject({ code: 'notFound' });
      await expect(service.cancel(site, wrong, before)).rejects.toMatchObject({ code: 'notFound' });
    }
    expect(findByLink).not.toHaveBeenCalled();
    findByLink.mockResolvedValue(undefined);
    await expect(service.cancel(site, link, before)).rejects.toMatchObject({ code: 'notFound' });
    expect(cancel).not.toHaveBeenCalled();
  });
});
