import { expect, it } from 'vitest';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { buildVehicleCard } from './build-vehicle-card.ts';
import { getVehicleCard } from './get-vehicle-card.ts';

it('builds a card once a minute, and again when anything that it depends on has changed', () => {
  const context = makeTestContext();
  const vehicle = makeTestVehicle();
  const options = { towLimitKg: null };
  const card = getVehicleCard(vehicle, context, options);
  expect(card).toEqual(buildVehicleCard(vehicle, context, options));
  expect(getVehicleCard(vehicle, { ...context }, { ...options })).toBe(card);
  const later = new Date(context.now.getTime() + 60_000);
  const changes = [
    getVehicleCard({ ...vehicle }, context, options),
    getVehicleCard(vehicle, { ...context, now: later }, options),
    getVehicleCard(vehicle, { ...context, site: { ...context.site } }, options),
    getVehicleCard(vehicle, { ...context, paths: { ...context.paths } }, options),
    getVehicleCard(vehicle, context, { towLimitKg: 2000 }),
    getVehicleCard(vehicle, context, { ...options, figures: [] }),
  ];
  for (const changed of changes) expect(changed).not.toBe(card);
});

it('has no "New" tag a minute after its days have passed [B4.11]', () => {
  const context = makeTestContext();
  const vehicle = makeTestVehicle({ createdAt: '2026-11-14T00:00:30.000Z', tag: null });
  const { newWindowDays } = context.site.config.vehicle.cards;
  const end = Date.parse('2026-11-14T00:00:30.000Z') + newWindowDays * 86_400_000;
  const tagAt = (momentMs: number) => getVehicleCard(vehicle, { ...context, now: new Date(momentMs) }, {}).tag;
  expect(tagAt(end)?.kind).toBe('new');
  expect(tagAt(end + 60_000)).toBeNull();
});
