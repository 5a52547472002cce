import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { apiPaths } from '#src/lib/api-paths.ts';
import { localYear } from '#src/lib/dates/local-day.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { describeIssues } from '#src/platform/http/describe-issues.ts';
import { assertFromOwnPage } from '#src/platform/http/is-from-own-page.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import { hasPage } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { ListingSite, VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { chooseYouxQuote } from '../rules/choose-youx-quote.ts';
import type { FinanceSiteConfig } from '../rules/config.ts';
import {
  buildPageYouxQuestion,
  buildYouxQuestion,
  formatYouxQuote,
  type YouxQuestion,
  type YouxQuote,
  youxTermYears,
} from '../rules/youx-quote.ts';
import { buildFinanceFigures } from '../view/build-finance-figures.ts';
import type { YouxSource } from './create-youx-service.ts';

interface QuotingSite extends ListingSite {
  readonly timeZone: string;
  readonly config: ListingSite['config'] & FinanceSiteConfig;
}

export interface YouxRoutesOptions {
  readonly siteOf: (host: string | undefined) => QuotingSite | undefined;
  readonly vehicles: Pick<VehicleStore, 'findById'>;
  readonly quote: YouxSource;
}

const maxBodyBytes = 2048;

const maxPriceDollars = 10_000_000;

const identifier = z.string().max(40).nullable();
const call = z.strictObject({
  car_id: z.int().positive().optional(),
  selfAssessedCreditScore: z.literal('GREAT'),
  purchasePrice: z.number().positive().max(maxPriceDollars),
  loanTerm: z.literal(youxTermYears),
  year: z.int(),
  vin: identifier,
  nvic: identifier,
  whoIsHelping: z.literal(''),
});

const number = { type: 'number' } as const;
const quoteSchema = {
  type: 'object',
  properties: {
    weeklyRepaymentAmount: number,
    comparisonRate: number,
    advertisedRate: number,
    page: { type: 'object', additionalProperties: true },
  },
} as const;

type YouxAsked = z.output<typeof call>;

const readCall = (request: FastifyRequest): YouxAsked => {
  assertFromOwnPage(request);
  const parsed = call.safeParse(request.body);
  if (parsed.success) return parsed.data;
  throw new DomainError('invalid', describeIssues(parsed.error));
};

/** @spec B4.58, B7.12 */
const answerQuote = (quote: YouxQuote, vehicle: Vehicle | null, { config, timeZone }: QuotingSite, now: Date) => {
  const asked = { quote, isOurs: config.finance.youx.service === null };
  return {
    ...formatYouxQuote(quote),
    ...(vehicle !== null && { page: buildFinanceFigures(vehicle, config, { now, timeZone }, asked) }),
  };
};

const isSame = (asked: YouxQuestion, known: YouxQuestion): boolean =>
  asked.purchasePrice === known.purchasePrice &&
  asked.year === known.year &&
  asked.vin === known.vin &&
  asked.nvic === known.nvic;

/** @spec B4.58, B7.12 */
export const youxRoutes =
  ({ siteOf, vehicles, quote }: YouxRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    const findVehicle = async ({ slug, config }: QuotingSite, vehicleId: number, asked: YouxQuestion) => {
      const vehicle = await vehicles.findById(slug, vehicleId);
      const isFound = vehicle !== undefined && hasPage(vehicle, config.search, new Date());
      const choice = isFound ? chooseYouxQuote(vehicle, config.finance) : null;
      if (!isFound || choice === null || choice.kind === 'notShown') {
        throw new DomainError('notFound', 'There’s no quote for this vehicle.');
      }
      if (!isSame(asked, buildPageYouxQuestion(vehicle, config.vehicle.page))) {
        throw new DomainError('conflict', 'This vehicle has changed. Please reload the page.');
      }
      return { asked: buildYouxQuestion(vehicle), vehicle, choice };
    };

    const findAsked = async (site: QuotingSite, { car_id, ...asked }: YouxAsked) => {
      if (car_id !== undefined) return findVehicle(site, car_id, asked);
      const { youx, provider } = site.config.finance;
      if (!youx.isOffered || provider === null)
        throw new DomainError('notFound', 'Quotes aren’t available on this site.');
      return { asked, vehicle: null, choice: { kind: 'missing' } as const };
    };

    app.post(
      apiPaths.youxQuote,
      {
        bodyLimit: maxBodyBytes,
        schema: {
          summary: 'A weekly repayment for a vehicle, with both rates',
          description: '204 when there is no quote; 409 when the vehicle has changed since the page was loaded.',
          response: { 200: quoteSchema, 204: { type: 'null' } },
        },
      },
      async (request, reply) => {
        const site = requireSite(siteOf, request);
        const { asked, vehicle, choice } = await findAsked(site, readCall(request));
        reply.header('cache-control', 'no-store');
        const now = new Date();
        if (choice.kind === 'known') return answerQuote(choice.quote, vehicle, site, now);
        const financed = vehicle && { vehicle, currentYear: localYear(now, site.timeZone) };
        const answer = await quote({ siteSlug: site.slug, asked, financed, config: site.config.finance });
        if (answer.kind === 'failed') {
          request.log.warn({ site: site.slug, reason: answer.reason }, 'the youx service failed');
          throw new DomainError('overloaded', 'We can’t get a quote right now. Please try again soon.');
        }
        return answer.kind === 'none' ? reply.code(204).send() : answerQuote(answer.quote, vehicle, site, now);
      },
    );
  };
