import { readServiceStatus } from '#src/platform/egress/read-service-status.ts';
import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { parsePriceComparison } from '../rules/comparison/price-comparison.ts';
import type { ComparisonAnswer, ComparisonSource } from './comparison-source.ts';

export interface AutograbOptions {
  /** A secret by the name of its environment variable. */
  readonly readSecret: (variable: string) => string | undefined;
  /** Longest wait for an answer in milliseconds; a shopper is waiting. */
  readonly timeoutMs?: number;
}

/** Most bytes of an answer that are read. */
const maxAnswerBytes = 64 * 1024;

/** The question as the valuer takes it: what identifies the vehicle, and its price in dollars. */
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

/** Reads a body up to a bound: a valuer that never stops must not fill the memory. */
const readBounded = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxAnswerBytes) throw new Error(`its answer has more than ${maxAnswerBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const readAnswer = async (response: Response): Promise<ComparisonAnswer> => {
  const nothing = readServiceStatus(response.status);
  if (nothing !== null) return nothing;
  const comparison = parsePriceComparison(JSON.parse(await readBounded(response)));
  return comparison === null ? { kind: 'none' } : { kind: 'comparison', comparison };
};

/**
 * Asks an outside valuer: `GET {url}/autogauge?vin=…&make=…&price=…` with the key as bearer, answered by the six fields
 * of a comparison. Every way in which it can fail is an answer, never an exception.
 * @spec B7.01, D.59
 */
export const createAutograbSource =
  ({ readSecret, timeoutMs = 3000 }: AutograbOptions): ComparisonSource =>
  async ({ vehicle, config: { autograbService } }) => {
    if (autograbService === null) return { kind: 'none' };
    const key = readSecret(autograbService.keyVariable);
    if (key === undefined) {
      return { kind: 'failed', isRetryable: false, reason: `${autograbService.keyVariable} is not set` };
    }
    try {
      const response = await fetch(`${autograbService.url}/autogauge?${buildQuery(vehicle)}`, {
        headers: { accept: 'application/json', authorization: `Bearer ${key}` },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return await readAnswer(response);
    } catch (error) {
      return { kind: 'failed', isRetryable: true, reason: (error as Error).message };
    }
  };
