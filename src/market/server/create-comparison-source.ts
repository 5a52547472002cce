import { z } from 'zod';
import { cacheAnswers } from '#src/platform/cache/cache-answers.ts';
import {
  createGuardedRequest,
  type EgressOverrides,
  type GuardedAnswer,
} from '#src/platform/egress/create-guarded-request.ts';
import { failService, readServiceJson, type ServiceAnswer } from '#src/platform/egress/service-answer.ts';
import { withTimeout } from '#src/platform/jobs/with-timeout.ts';
import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { estimateMarket } from '../rules/comparison/estimate-market.ts';
import { toSubject } from '../rules/comparison/market-listing.ts';
import { comparePrice, type PriceComparison, parsePriceComparison } from '../rules/comparison/price-comparison.ts';
import type { MarketConfig } from '../rules/config.ts';
import { describeEstimate } from '../view/build-comparison-view.ts';
import type { MarketStock } from './market-stock.ts';

interface ComparisonQuestion {
  readonly siteSlug: string;
  readonly vehicle: Vehicle;
  readonly config: MarketConfig;
}

export type ComparisonAnswer = ServiceAnswer<{ readonly kind: 'comparison'; readonly comparison: PriceComparison }>;

/** @spec D.59 */
export type ComparisonSource = (question: ComparisonQuestion) => Promise<ComparisonAnswer>;

const maxWaitMs = 3000;

/** Only the estimate leaves the process, not the prices that it's based on. @spec D.59, B3.15 */
export const createPlatformSource =
  (stock: Pick<MarketStock, 'find'>): ComparisonSource =>
  async ({ siteSlug, vehicle, config }) => {
    const subject = toSubject(siteSlug, vehicle);
    const listings = await withTimeout(maxWaitMs, stock.find(subject.key)).catch(() => undefined);
    // Right after a start the stock is still being read, which is not a failure.
    if (listings === undefined) return { kind: 'none' };
    const estimate = estimateMarket(subject, listings, config);
    if (estimate.kind === 'tooFew') return { kind: 'none' };
    return {
      kind: 'comparison',
      comparison: comparePrice(subject.priceCents, estimate, describeEstimate(vehicle, estimate)),
    };
  };

const keyOf = ({ siteSlug, vehicle, config }: ComparisonQuestion): string =>
  [siteSlug, vehicle.id, findShownPriceCents(vehicle), vehicle.odometerKm, config.autograbService?.url].join(' ');

interface AutograbOptions {
  readonly readSecret: (variable: string) => string | undefined;
  readonly egress?: EgressOverrides;
}

const limits = { timeoutMs: 3000, maxBytes: 64 * 1024 };

const buildQuery = (vehicle: Vehicle): URLSearchParams => {
  const priceCents = findShownPriceCents(vehicle);
  const known = {
    vin: vehicle.vin,
    nvic: vehicle.nvic,
    make: vehicle.make,
    model: vehicle.model,
    badge: vehicle.badge,
    year: String(vehicle.year),
    km: vehicle.odometerKm === null ? null : String(vehicle.odometerKm),
    price: priceCents === null ? null : String(priceCents / 100),
  };
  return new URLSearchParams(Object.entries(known).filter((entry): entry is [string, string] => entry[1] !== null));
};

const readComparison = (answer: GuardedAnswer): ComparisonAnswer => {
  const read = readServiceJson(answer, z.unknown());
  if (read.kind !== 'read') return read;
  const comparison = parsePriceComparison(read.value);
  return comparison === null ? { kind: 'none' } : { kind: 'comparison', comparison };
};

/** @spec B7.01, D.59 */
const createAutograbSource = ({ readSecret, egress = {} }: AutograbOptions): ComparisonSource => {
  const ask = createGuardedRequest(limits, egress);
  return async ({ vehicle, config: { autograbService } }) => {
    if (autograbService === null) return { kind: 'none' };
    const key = readSecret(autograbService.keyVariable);
    if (key === undefined) return failService(false, `${autograbService.keyVariable} is not set`);
    const headers = { accept: 'application/json', authorization: `Bearer ${key}` };
    const url = new URL(`${autograbService.url}/autogauge?${buildQuery(vehicle)}`);
    return readComparison(await ask(url, { method: 'GET', headers }));
  };
};

/** @spec D.59, D.60 */
export const createComparisonSource = (
  options: AutograbOptions & { readonly stock: Pick<MarketStock, 'find'> },
): ComparisonSource => {
  const askPlatform = createPlatformSource(options.stock);
  const askAutograb = cacheAnswers(createAutograbSource(options), keyOf);
  return async (question) => {
    const { autograbService, plugins } = question.config;
    const answer = await (autograbService === null ? askPlatform : askAutograb)(question);
    if (answer.kind !== 'comparison' || plugins.includes('Car Analysis')) return answer;
    return { ...answer, comparison: { ...answer.comparison, description: null } };
  };
};
