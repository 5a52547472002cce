import { expect, it } from 'vitest';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { describeLeadVehicle } from '#src/leads/rules/lead-vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { createSentLeadLoader } from './load-sent-lead.server.ts';

const leadUuid = '3f2a91bc-0266-4c90-850c-101ce3ce56bb';
const context = makeTestContext();
const site = { ...context.site, configVersion: '1' };
const [place] = site.locations;
const car = makeTestVehicle({ id: 7, slug: 'a-car', locationId: place?.id ?? null });
const visit = {
  appointmentUuid: leadUuid,
  leadUuid,
  locationId: place?.id ?? 0,
  vehicleId: 7,
  startMs: Date.parse('2026-11-25T23:00:00Z'),
  endMs: Date.parse('2026-11-25T23:30:00Z'),
  bookedAtMs: 0,
  cancelledAtMs: null as number | null,
};

const load = (
  lead: { vehicle?: typeof car; locationId?: number | null } | undefined,
  { stock = [car], booked = undefined as typeof visit | undefined } = {},
) =>
  createSentLeadLoader({
    findSentLead: async (_slug, asked) =>
      lead && {
        leadUuid: asked,
        vehicle: lead.vehicle === undefined ? null : describeLeadVehicle(lead.vehicle, site.locations),
        locationId: lead.locationId ?? null,
        dealershipSlug: null,
      },
    appointments: { findOfLead: async () => booked },
    vehicles: { findById: async (_slug, id) => stock.find((one) => one.id === id) },
    pathsOf: async () => context.paths,
  }).load(site, leadUuid, context.now);

it('says what was sent: its reference, its vehicle and the yard that answers [L4.06]', async () => {
  expect(await load({ vehicle: car })).toMatchObject({
    reference: '3F2A91BC',
    subject: { vehicle: { vehicleId: 7 } },
    time: null,
    locationId: place?.id,
  });
  expect(await load({})).toEqual({ reference: '3F2A91BC', subject: null, time: null, locationId: null });
});

it('shows no vehicle that has left the stock, and nothing of a lead that was erased [L4.06] [B4.17]', async () => {
  expect(await load({ vehicle: car }, { stock: [] })).toMatchObject({ subject: null, locationId: place?.id });
  const hidden = { ...car, isShownOnWebsite: false };
  expect(await load({ vehicle: car }, { stock: [hidden] })).toMatchObject({ subject: null });
  expect(await load(undefined)).toBeNull();
});

it('has the booked time in local words until it is cancelled [L4.06] [D.22]', async () => {
  expect(await load({}, { booked: visit })).toMatchObject({
    time: 'Thursday 26 November 2026 at 9:00 am',
    locationId: place?.id,
  });
  expect(await load({}, { booked: { ...visit, cancelledAtMs: 1 } })).toMatchObject({ time: null });
});
