import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { apiPaths } from '#src/lib/api-paths.ts';
import { describeClock } from '#src/lib/dates/format-date.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import type { BookableDay } from '../rules/list-bookable-days.ts';
import type { AppointmentSite, FindAvailability } from './create-availability.ts';

export interface AppointmentRoutesOptions {
  readonly siteOf: (host: string | undefined) => AppointmentSite | undefined;
  readonly findAvailability: FindAvailability;
}

interface Asked {
  readonly location_id: number;
  readonly from?: string;
  readonly days: number;
  readonly car_id?: number;
}

const maxId = 2_147_483_647;
const maxDays = 42;

const querystring = {
  type: 'object',
  additionalProperties: false,
  required: ['location_id'],
  properties: {
    location_id: { type: 'integer', minimum: 1, maximum: maxId },
    from: { type: 'string', format: 'date' },
    days: { type: 'integer', minimum: 1, maximum: maxDays, default: 14 },
    car_id: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
  },
} as const;

const slot = {
  type: 'object',
  properties: {
    starts_at: { type: 'string', description: 'A time in UTC, such as 2026-11-25T23:00:00.000Z' },
    ends_at: { type: 'string' },
    label: { type: 'string', description: 'Local time at the location: 9:00 am' },
  },
} as const;

const answer = {
  type: 'object',
  properties: {
    location_id: { type: 'integer' },
    time_zone: { type: 'string' },
    days: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          date: { type: 'string' },
          state: { type: 'string', enum: ['bookable', 'full', 'closed'] },
          text: { type: ['string', 'null'], description: 'Why the place is closed' },
          slots: { type: 'array', items: slot },
        },
      },
    },
  },
} as const;

const toSent = (day: BookableDay, timeZone: string) => ({
  date: day.day,
  state: day.kind,
  text: day.kind === 'closed' ? day.text : null,
  slots: (day.kind === 'bookable' ? day.slots : []).map(({ startMs, endMs }) => ({
    starts_at: new Date(startMs).toISOString(),
    ends_at: new Date(endMs).toISOString(),
    label: describeClock(startMs, timeZone),
  })),
});

/** @spec B7.20, D.22 */
export const appointmentRoutes =
  ({ siteOf, findAvailability }: AppointmentRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    app.get(
      apiPaths.appointments,
      {
        schema: {
          summary: 'Bookable times at a location, by day',
          description:
            'From today or a later day. The response never says who booked a time. 404 for a location that takes no bookings.',
          querystring,
          response: { 200: answer },
        },
      },
      async (request: FastifyRequest<{ Querystring: Asked }>, reply) => {
        const site = requireSite(siteOf, request);
        const { location_id: locationId, from = null, days, car_id: vehicleId = null } = request.query;
        const found = await findAvailability(site, { locationId, fromDay: from, days, vehicleId }, new Date());
        if (found === undefined) throw new DomainError('notFound', 'This location doesn’t take online bookings.');
        reply.header('cache-control', 'no-store');
        const { id, timeZone } = found.location;
        return { location_id: id, time_zone: timeZone, days: found.days.map((day) => toSent(day, timeZone)) };
      },
    );
  };
