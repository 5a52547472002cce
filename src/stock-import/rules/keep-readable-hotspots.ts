import { type FieldFault, type FieldTable, parseRecord } from '#src/vehicle/rules/fields/field-table.ts';
import { anchorFields, hotspotFields } from '#src/vehicle/rules/fields/vehicle-parts.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const findFault = (fields: FieldTable, input: unknown, place: string): string | null => {
  if (!isRecord(input)) return `${place} isn't an object`;
  const parsed = parseRecord(fields, input);
  const [first] = parsed.kind === 'invalid' ? parsed.errors : [];
  return first === undefined ? null : `${place}.${first.field} ${first.reason}`;
};

const findHotspotFault = (input: unknown, place: string): string | null => {
  const anchors: readonly unknown[] = isRecord(input) && Array.isArray(input.anchors) ? input.anchors : [];
  for (const [index, anchor] of anchors.entries()) {
    const fault = findFault(anchorFields, anchor, `${place}.anchors[${index}]`);
    if (fault !== null) return fault;
  }
  return findFault(hotspotFields, input, place);
};

export interface ReadableHotspots {
  readonly hotspots: unknown;
  readonly warnings: readonly FieldFault[];
}

/** @spec B3.06 */
export const keepReadableHotspots = (input: unknown): ReadableHotspots => {
  if (!isRecord(input)) return { hotspots: input, warnings: [] };
  const warnings: FieldFault[] = [];
  const hotspots: Record<string, unknown> = { ...input };
  for (const side of ['exterior', 'interior'] as const) {
    const given = input[side];
    if (!Array.isArray(given)) continue;
    hotspots[side] = given.filter((hotspot: unknown, index) => {
      const fault = findHotspotFault(hotspot, `${side}[${index}]`);
      if (fault !== null) warnings.push({ field: 'hotspots', reason: `${fault}; this hotspot is left out` });
      return fault === null;
    });
  }
  return { hotspots, warnings };
};
