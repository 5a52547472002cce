import type { FieldError } from '#src/vehicle/rules/fields/field-table.ts';
import { parseVehicle, type Vehicle } from '#src/vehicle/rules/vehicle.ts';

export interface BadHit {
  readonly id: unknown;
  readonly errors: readonly FieldError[];
}

export const badHitMessage = 'a search hit could not be read as a vehicle';

export type OnBadHit = (hit: BadHit) => void;

/** Reports and skips bad hits, so that one can't break a page. */
export const readHits = (hits: readonly Readonly<Record<string, unknown>>[], onBadHit: OnBadHit): readonly Vehicle[] =>
  hits.flatMap((hit) => {
    const parsed = parseVehicle(hit);
    if (parsed.kind === 'record') return [parsed.record];
    onBadHit({ id: hit.id, errors: parsed.errors });
    return [];
  });
