import type { FieldError } from '#src/vehicle/rules/fields/field-table.ts';
import { parseVehicle, type Vehicle } from '#src/vehicle/rules/vehicle.ts';

/** A hit that is no vehicle: an index holds a document that this version did not write. */
export interface BadHit {
  readonly id: unknown;
  readonly errors: readonly FieldError[];
}

/** What a log says of a bad hit. */
export const badHitMessage = 'a search hit could not be read as a vehicle';

/** Hears of every hit that could not be read. */
export type OnBadHit = (hit: BadHit) => void;

/** The vehicles that hits stand for. A bad hit is told of and left out, since the others are worth a page. */
export const readHits = (hits: readonly Readonly<Record<string, unknown>>[], onBadHit: OnBadHit): readonly Vehicle[] =>
  hits.flatMap((hit) => {
    const parsed = parseVehicle(hit);
    if (parsed.kind === 'record') return [parsed.record];
    onBadHit({ id: hit.id, errors: parsed.errors });
    return [];
  });
