import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { leadFieldTable } from '#src/leads/rules/lead-fields.ts';
import { apiPaths } from '#src/lib/api-paths.ts';
import { localYear } from '#src/lib/dates/local-day.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { describeIssues } from '#src/platform/http/describe-issues.ts';
import { assertFromOwnPage } from '#src/platform/http/is-from-own-page.ts';
import { buildProblemDocument } from '#src/platform/http/problem-document.ts';
import { checkCarByHand } from '../rules/check-car-by-hand.ts';
import { checkPlate } from '../rules/check-plate.ts';
import { readConditionAnswers } from '../rules/condition-questions.ts';
import { buildValuationDocument } from '../view/build-valuation-document.ts';
import { describePlateFault, handFaultMessages } from '../view/describe-car-fault.ts';
import { findTradedFor } from './find-traded-for.ts';
import { readAcceptance } from './read-acceptance.ts';
import { requireTradeInSite, requireValuationKey, type TradeInParts, type TradeInSite } from './trade-in-parts.ts';
import type { StartedCar } from './valuation-service.ts';

type Asked = FastifyRequest<{ Params: { readonly id: string } }>;

const bodyLimit = 16 * 1024;

const text = z.union([z.string().max(60), z.int().min(0)]).transform(String);
const carId = z.int().min(1).optional();
const startedByPlate = z.strictObject({ rego: z.string().max(20), regoState: z.string().max(3), car_id: carId });
const startedByHand = z.strictObject({ make: text, model: text, year: text, kms: text, car_id: carId });
const changed = z.strictObject({
  adjustmentAnswers: z.record(z.string().max(40), z.string().max(40)).optional(),
  car: z.int().min(0).nullable().optional(),
  kms: z.int().min(0).max(2_000_000).optional(),
});

const parse = <T>(schema: z.ZodType<T>, request: FastifyRequest): T => {
  assertFromOwnPage(request);
  const parsed = schema.safeParse(request.body);
  if (!parsed.success) throw new DomainError('malformed', describeIssues(parsed.error));
  return parsed.data;
};

interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

const refuse = (reply: FastifyReply, errors: readonly FieldProblem[]): FastifyReply => {
  const problem = buildProblemDocument(new DomainError('invalid', 'Please check your details.'));
  return reply
    .code(problem.status)
    .type('application/problem+json')
    .send({ ...problem, errors });
};

type Started = z.output<typeof startedByPlate> | z.output<typeof startedByHand>;

const checkStarted = (
  sent: Started,
  thisYear: number,
): { readonly car: StartedCar } | { readonly errors: readonly FieldProblem[] } => {
  if ('rego' in sent) {
    const check = checkPlate(sent.rego, sent.regoState);
    return check.kind === 'plate' ? { car: check } : { errors: [describePlateFault(check.reason)] };
  }
  const check = checkCarByHand({ ...sent, odometerKm: sent.kms }, thisYear);
  return check.kind === 'car' ? { car: check } : { errors: check.fields.map((field) => handFaultMessages[field]) };
};

/** @spec D.39, L4.13 to L4.15 */
export const valuationRoutes =
  <Site extends TradeInSite>(parts: TradeInParts<Site>): FastifyPluginAsync =>
  async (app) => {
    const { siteOf, visitors, store, valuations, leads } = parts;

    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.post(
      apiPaths.valuations,
      {
        bodyLimit,
        schema: {
          summary: 'Starts a valuation',
          description: 'By `rego` and `regoState`, or by `make`, `model`, `year` and `kms`.',
        },
      },
      async (request, reply) => {
        const site = requireTradeInSite(siteOf, request);
        const sent: Started = parse(z.union([startedByPlate, startedByHand]), request);
        const now = new Date();
        const check = checkStarted(sent, localYear(now, site.timeZone));
        if ('errors' in check) return refuse(reply, check.errors);
        const vehicleId = await findTradedFor(parts, site, String(sent.car_id ?? ''), now);
        const { visitorUuid } = await visitors.open(site.slug, request, reply);
        const valuation = await valuations.start(site, { visitorUuid, vehicleId }, check.car, now);
        return reply.code(201).send(buildValuationDocument(valuation));
      },
    );

    app.get(
      apiPaths.valuation,
      { schema: { summary: 'A valuation', description: '404 for anyone but the visitor who started it.' } },
      async (request: Asked) => {
        const site = requireTradeInSite(siteOf, request);
        const valuation = await store.find(await requireValuationKey(parts, site.slug, request.params.id, request));
        if (valuation === undefined) throw new DomainError('notFound', 'We can’t find this valuation.');
        return buildValuationDocument(valuation);
      },
    );

    app.patch(
      apiPaths.valuation,
      {
        bodyLimit,
        schema: {
          summary: 'Changes the answers of a valuation',
          description: '`adjustmentAnswers`, the index of the `car` among those found, `kms`.',
        },
      },
      async (request: Asked) => {
        const site = requireTradeInSite(siteOf, request);
        const { adjustmentAnswers, car, kms } = parse(changed, request);
        const key = await requireValuationKey(parts, site.slug, request.params.id, request);
        const change = {
          ...(car !== undefined && { carAt: car }),
          ...(kms !== undefined && { odometerKm: kms }),
          ...(adjustmentAnswers !== undefined && {
            answers: readConditionAnswers((question) => adjustmentAnswers[question]),
          }),
        };
        return buildValuationDocument(await valuations.change(site, key, change, new Date()));
      },
    );

    app.post(
      apiPaths.valuationAccept,
      {
        bodyLimit,
        schema: {
          summary: 'Accepts an offer',
          description:
            'Send the fields of a lead and the `revision` of the valuation the shopper saw. Returns the `lead_id`. 409 when there is no offer, or when the valuation has changed.',
        },
      },
      async (request: Asked, reply) => {
        const site = requireTradeInSite(siteOf, request);
        const submission = readAcceptance(request, request.params.id);
        const key = await requireValuationKey(parts, site.slug, request.params.id, request);
        const valuation = await store.find(key);
        if (valuation === undefined) throw new DomainError('notFound', 'We can’t find this valuation.');
        if (valuation.offer === null || valuation.leadUuid !== null) {
          throw new DomainError('conflict', 'There’s no offer to accept.');
        }
        if (submission.shown !== String(valuation.revision)) {
          throw new DomainError('conflict', 'This valuation has changed. Please reload it, then accept it.');
        }
        const outcome = await leads.submit(site, submission, new Date());
        if (outcome.kind === 'stored') {
          const accepted = { ...valuation, plate: null, leadUuid: outcome.leadUuid, isAccepted: true };
          return reply.code(201).send(buildValuationDocument(accepted));
        }
        const problems = outcome.kind === 'invalid' ? outcome.problems : [];
        const nameOf = (field: (typeof problems)[number]['field']): string =>
          field === 'terms' ? 'terms_of_use' : leadFieldTable[field].name;
        return refuse(
          reply,
          problems.map(({ field, message }) => ({ field: nameOf(field), message })),
        );
      },
    );
  };
