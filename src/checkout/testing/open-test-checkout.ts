import { makeLeadSite } from '#src/leads/testing/make-lead-site.ts';
import { createTestGateway } from '#src/payments/server/open-payments.ts';
import type { CardGateway } from '#src/payments/server/payment-gateway.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { createVehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { checkoutConfig } from '../rules/config.ts';
import {
  createDepositHandler,
  createReservationProcessor,
  type ReservationProcessorOptions,
} from '../server/process-reservation.ts';
import { createReservationService } from '../server/reservation-service.ts';
import { createReservationStore } from '../server/reservation-store.ts';

const minutes = 60_000;

export const typed = {
  firstName: 'Ann',
  lastName: 'Example',
  email: 'ann@example.com',
  phone: '0412 345 678',
  isAgreed: true,
};

export const goodCard = '4242 4242 4242 4242';

export const visitorOf = (number: number): string => `00000000-0000-4000-8000-${number.toString().padStart(12, '0')}`;

export const openTestCheckout = async (
  database: DatabaseService,
  {
    vehicle: fields = {},
    destinations = [],
    ...given
  }: {
    vehicle?: Partial<Vehicle>;
    destinations?: readonly object[];
    gateway?: CardGateway;
  } & Partial<ReservationProcessorOptions> = {},
) => {
  let nowMs = Date.parse('2026-11-20T01:00:00Z');
  const readClock = () => new Date(nowMs);
  const site = makeLeadSite({ mailTo: ['dealer@example.com'], destinations });
  const checkout = checkoutConfig.parse({ path: 'checkout' });
  const store = createReservationStore(database);
  const vehicles = createVehicleStore(database);
  const gateway = given.gateway ?? createTestGateway(database);
  const problems: unknown[] = [];
  const process = createReservationProcessor({
    database,
    store,
    gateway,
    readClock,
    onDeliveriesQueued: () => undefined,
    onProblem: (error) => problems.push(error),
    ...given,
  });
  const vehicle = makeTestVehicle({ priceCents: 2_899_000, ...fields });
  await vehicles.saveChanges(site.slug, [vehicle]);
  const service = createReservationService({ store, gateway, process, readClock });
  const handler = createDepositHandler({ store, process, readClock });
  const askOf = (number: number) => ({
    site: { ...site, config: { ...site.config, checkout } },
    visitorUuid: visitorOf(number),
    vehicle,
  });
  return {
    store,
    gateway,
    process,
    service,
    handler,
    vehicles,
    vehicle,
    problems,
    askOf,
    siteSlug: site.slug,
    introduce: (number: number) =>
      service.introduce(askOf(number), typed, { page: '/cars/x/checkout', userAgent: null }),
    find: (number: number) => store.findLatest(site.slug, visitorOf(number), vehicle.id),
    wait: async (ms: number) => {
      nowMs += ms;
      for (const due of await store.claimDue(readClock(), 1_000, minutes)) await process(due);
    },
    readClock,
  };
};
