import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { apiPaths } from '#src/lib/api-paths.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { isFromOwnPage } from '#src/platform/http/is-from-own-page.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import { isListed } from '#src/vehicle/rules/standing/is-listed.ts';
import type { ListingSite, VehicleStore } from '#src/vehicle/server/queries.ts';
import { chooseYouxQuote } from '../rules/choose-youx-quote.ts';
import type { FinanceConfig } from '../rules/config.ts';
import { buildYouxQuestion, type YouxQuestion, youxTermYears } from '../rules/youx-question.ts';
import { formatYouxQuote } from '../rules/youx-quote.ts';
import type { YouxCall } from '../view/youx-view.ts';
import type { YouxSource } from './youx-source.ts';

/** As much of a site as its youx quotes ask of it. */
interface QuotingSite extends ListingSite {
  readonly config: ListingSite['config'] & { readonly finance: FinanceConfig };
}

export interface YouxRoutesOptions {
  readonly siteOf: (host: string | undefined) => QuotingSite | undefined;
  readonly vehicles: Pick<VehicleStore, 'findById'>;
  readonly quote: YouxSource;
}

/** Bytes of a question: eight fields. */
const maxBodyBytes = 2048;

const identifier = z.string().max(40).nullable();
const call = z.strictObject({
  car_id: z.int().positive(),
  selfAssessedCreditScore: z.literal('GREAT'),
  purchasePrice: z.number().positive(),
  loanTerm: z.literal(youxTermYears),
  year: z.int(),
  vin: identifier,
  nvic: identifier,
  whoIsHelping: z.literal(''),
});

const number = { type: 'number' } as const;
const quoteSchema = {
  type: 'object',
  properties: { weeklyRepaymentAmount: number, comparisonRate: number, advertisedRate: number },
} as const;

const readCall = (request: FastifyRequest): YouxCall => {
  if (!isFromOwnPage(request)) throw new DomainError('notAllowed', 'This was not sent from our own pages.');
  const parsed = call.safeParse(request.body);
  if (parsed.success) return parsed.data;
  throw new DomainError('invalid', z.prettifyError(parsed.error));
};

const isSame = (asked: YouxQuestion, known: YouxQuestion): boolean =>
  asked.purchasePrice === known.purchasePrice &&
  asked.year === known.year &&
  asked.vin === known.vin &&
  asked.nvic === known.nvic;

/** The weekly quote of a vehicle, asked for by its page. What is quoted is the stock's vehicle. @spec B4.58, B7.12 */
export const youxRoutes =
  ({ siteOf, vehicles, quote }: YouxRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    /** A page that lags behind the stock, or somebody who chose a price, gets no quote. */
    const findVehicle = async ({ slug, config }: QuotingSite, { car_id, ...asked }: YouxCall) => {
      const vehicle = await vehicles.findById(slug, car_id);
      const isFound = vehicle !== undefined && isListed(vehicle, config.search, new Date());
      const choice = isFound ? chooseYouxQuote(vehicle, config.finance) : null;
      if (!isFound || choice === null || choice.kind === 'notShown') {
        throw new DomainError('notFound', 'There is no quote for this vehicle.');
      }
      if (!isSame(asked, buildYouxQuestion(vehicle))) {
        throw new DomainError('conflict', 'The vehicle has changed. Please load its page again.');
      }
      return { vehicle, choice };
    };

    app.post(
      apiPaths.youxQuote,
      {
        bodyLimit: maxBodyBytes,
        schema: {
          summary: 'A weekly repayment for a vehicle, with both rates',
          description: '204 when there is no quote; 409 when the vehicle is not what the page took it for. @spec B7.12',
          response: { 200: quoteSchema, 204: { type: 'null' } },
        },
      },
      async (request, reply) => {
        const site = requireSite(siteOf, request);
        const { vehicle, choice } = await findVehicle(site, readCall(request));
        reply.header('cache-control', 'no-store');
        if (choice.kind === 'known') return formatYouxQuote(choice.quote);
        const answer = await quote({ siteSlug: site.slug, vehicle, config: site.config.finance });
        if (answer.kind === 'failed') {
          request.log.warn({ site: site.slug, reason: answer.reason }, 'the youx service failed');
          throw new DomainError('overloaded', 'There are no quotes at the moment.');
        }
        return answer.kind === 'none' ? reply.code(204).send() : formatYouxQuote(answer.quote);
      },
    );
  };
