import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { apiPaths } from '#src/lib/api-paths.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { isStorableText } from '#src/lib/text/cut-text.ts';
import { describeIssues } from '#src/platform/http/describe-issues.ts';
import { assertFromOwnPage } from '#src/platform/http/is-from-own-page.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import { cleanAnalyticsAddress } from '#src/search/rules/url/clean-analytics-address.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { chooseEventTime } from '#src/tracking/rules/choose-event-time.ts';
import { isKnownEventId } from '#src/tracking/rules/event-ids.ts';
import {
  maxDetailNameLength,
  maxDetails,
  maxDetailTextLength,
  maxEventsPerBatch,
  maxMessageBytes,
  maxPathLength,
} from '#src/tracking/rules/tracking-limits.ts';
import type { EventRecord, EventStore } from '#src/tracking/server/event-store.ts';
import type { RevealStore } from '#src/tracking/server/reveal-store.ts';

export interface TrackingRoutesOptions {
  readonly siteOf: (host: string | undefined) => ResolvedSite | undefined;
  readonly events: Pick<EventStore, 'record'>;
  readonly reveals: Pick<RevealStore, 'record'>;
}

const vehicleId = z.int().positive();
const storable = z.string().refine(isStorableText, 'some characters can’t be stored');
const detailText = storable.max(maxDetailTextLength);

const reportedEvent = z.strictObject({
  id: z.int().refine(isKnownEventId, 'there’s no such event'),
  event_uuid: z.string().regex(/^[\da-f]{32}$/, '32 hexadecimal digits'),
  at: z.iso.datetime(),
  path: storable.startsWith('/').max(maxPathLength),
  car_id: vehicleId.optional(),
  details: z
    .record(storable.max(maxDetailNameLength), z.union([detailText, z.number()]))
    .refine((details) => Object.keys(details).length <= maxDetails, `At most ${maxDetails} details`)
    .optional(),
});

const message = z.union([
  z.strictObject({ events: z.array(reportedEvent).min(1).max(maxEventsPerBatch) }),
  reportedEvent.transform((event) => ({ events: [event] })),
]);

const reveal = z.strictObject({
  car_id: vehicleId,
  dealership_id: z.int().positive().nullish(),
  website_id: z.int().positive(),
});

const readBody = <Body>(schema: z.ZodType<Body>, request: FastifyRequest): Body => {
  assertFromOwnPage(request);
  const parsed = schema.safeParse(request.body);
  if (parsed.success) return parsed.data;
  throw new DomainError('invalid', describeIssues(parsed.error));
};

type Details = NonNullable<EventRecord['details']>;

const cleanDetails = (details: Details): Details =>
  typeof details.address === 'string' ? { ...details, address: cleanAnalyticsAddress(details.address) } : details;

const toRecord = (event: z.output<typeof reportedEvent>, receivedAt: Date): EventRecord => ({
  eventUuid: event.event_uuid,
  eventId: event.id,
  vehicleId: event.car_id ?? null,
  path: event.path,
  details: event.details === undefined ? null : cleanDetails(event.details),
  happenedAt: chooseEventTime(new Date(event.at), receivedAt),
});

/** @spec D.24, B4.50, B7.17, D.21 */
export const trackingRoutes =
  ({ siteOf, events, reveals }: TrackingRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    app.post(
      apiPaths.events,
      {
        bodyLimit: maxMessageBytes,
        schema: {
          summary: 'Records events, one or a batch',
          description: '204 once all are in the database. An event sent twice is recorded once.',
        },
      },
      async (request, reply) => {
        const site = requireSite(siteOf, request);
        const told = readBody(message, request);
        const receivedAt = new Date();
        await events.record(
          site.slug,
          told.events.map((event) => toRecord(event, receivedAt)),
          receivedAt,
        );
        return reply.code(204).send();
      },
    );

    app.post(
      apiPaths.phoneReveals,
      {
        bodyLimit: 1024,
        schema: { summary: 'Records that a shopper asked for a phone number' },
      },
      async (request, reply) => {
        const site = requireSite(siteOf, request);
        const { car_id, dealership_id, website_id } = readBody(reveal, request);
        if (website_id !== site.websiteId) throw new DomainError('notFound', 'No such website at this address.');
        const isRecorded = await reveals.record(
          site.slug,
          { vehicleId: car_id, dealershipId: dealership_id ?? null },
          new Date(),
        );
        if (!isRecorded) throw new DomainError('notFound', 'No such vehicle.');
        return reply.code(204).send();
      },
    );
  };
