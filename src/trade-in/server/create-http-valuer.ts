import { z } from 'zod';
import { createGuardedRequest, type EgressOverrides } from '#src/platform/egress/create-guarded-request.ts';
import { failService, readServiceJson, type ServiceAnswer } from '#src/platform/egress/service-answer.ts';
import type { TradeInConfig } from '../rules/config.ts';
import type { TradedCar } from '../rules/traded-car.ts';
import type { PlateAnswer, ValueAnswer, VehicleValuer } from './vehicle-valuer.ts';

export interface HttpValuerOptions {
  readonly readSecret: (variable: string) => string | undefined;
  readonly egress?: EgressOverrides;
}

const limits = { timeoutMs: 6000, maxBytes: 64 * 1024 };
const maxCars = 8;

const name = z.string().trim().min(1).max(60);
const words = z.string().trim().max(120).nullish();
const foundCars = z.object({
  vehicles: z
    .array(
      z.object({
        make: name,
        model: name,
        year: z.int().min(1900).max(2200),
        badge: words,
        detail: words,
        km: z.int().min(0).max(2_000_000).nullish(),
      }),
    )
    .max(100),
});
const valuedCar = z.object({
  market_price: z.number().positive().max(10_000_000),
  vehicles: z.int().min(1).nullish(),
  dealers: z.int().min(1).nullish(),
});

type Read<T> = ServiceAnswer<{ readonly kind: 'read'; readonly value: T }>;

const toCar = ({ make, model, year, badge, detail, km }: z.infer<typeof foundCars>['vehicles'][number]): TradedCar => ({
  make,
  model,
  year,
  badge: badge || null,
  detail: detail || null,
  odometerKm: km ?? null,
});

const buildValueQuery = ({ make, model, year, badge, odometerKm }: TradedCar): string =>
  new URLSearchParams({
    make,
    model,
    year: String(year),
    ...(badge !== null && { badge }),
    ...(odometerKm !== null && { km: String(odometerKm) }),
  }).toString();

/** The service's prices are in dollars. A 404 isn't a failure: it means that there's no result. @spec D.59, D.39 */
export const createHttpValuer = ({ readSecret, egress = {} }: HttpValuerOptions): VehicleValuer => {
  const request = createGuardedRequest(limits, egress);
  const ask = async <T>({ service }: TradeInConfig, query: string, schema: z.ZodType<T>): Promise<Read<T>> => {
    if (service === null) return { kind: 'none' };
    const key = readSecret(service.keyVariable);
    if (key === undefined) return failService(false, `${service.keyVariable} is not set`);
    const headers = { accept: 'application/json', authorization: `Bearer ${key}` };
    return readServiceJson(await request(new URL(`${service.url}${query}`), { method: 'GET', headers }), schema);
  };
  return {
    find: async ({ rego, regoState, config }): Promise<PlateAnswer> => {
      const query = new URLSearchParams({ rego, state: regoState }).toString();
      const answer = await ask(config, `/vehicles?${query}`, foundCars);
      if (answer.kind === 'failed') return { kind: 'unavailable', reason: answer.reason };
      const [car, ...others] = answer.kind === 'none' ? [] : answer.value.vehicles.slice(0, maxCars).map(toCar);
      if (car === undefined) return { kind: 'notFound' };
      return others.length === 0 ? { kind: 'found', car } : { kind: 'several', cars: [car, ...others] };
    },
    value: async ({ car, config }): Promise<ValueAnswer> => {
      const answer = await ask(config, `/values?${buildValueQuery(car)}`, valuedCar);
      if (answer.kind === 'failed') return { kind: 'unavailable', reason: answer.reason };
      if (answer.kind === 'none') return { kind: 'fewAlike' };
      const { market_price, vehicles, dealers } = answer.value;
      const basis = { vehicleCount: vehicles ?? null, dealerCount: dealers ?? null };
      return { kind: 'valued', marketCents: Math.round(market_price * 100), basis };
    },
  };
};
