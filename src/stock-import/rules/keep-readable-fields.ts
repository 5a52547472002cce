import type { FieldKind } from '#src/vehicle/rules/fields/define-kind.ts';
import { type FieldFault, type FieldTable, isAbsent, parseRecord } from '#src/vehicle/rules/fields/field-table.ts';

type Input = Readonly<Record<string, unknown>>;

const identityFields: ReadonlySet<string> = new Set(['stocknum', 'make', 'model', 'year']);
/** A wrong guess in these fields could put a sold or withdrawn vehicle on the site. */
const offerFields: ReadonlySet<string> = new Set(['status', 'sold', 'show_on_dealer_website']);

export const isIdentity = (field: string): boolean => identityFields.has(field);

export const refusesRow = (field: string): boolean => isIdentity(field) || offerFields.has(field);

const leftOut = (fault: FieldFault): FieldFault => ({ ...fault, reason: `${fault.reason}; it's left out` });

const isRecord = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const maxListEntries = 500;
const maxWarnings = 20;

const keepEntries = (kind: FieldKind<unknown>, field: string, value: readonly unknown[], faults: FieldFault[]) => {
  const kept = value.filter((entry, index) => {
    const isReadable = kind.parse([entry]) !== undefined;
    if (!isReadable) faults.push(leftOut({ field, reason: `entry ${index + 1} of ${value.length} can't be read` }));
    return isReadable;
  });
  if (kept.length > maxListEntries) {
    faults.push({ field, reason: `has ${kept.length} entries; the first ${maxListEntries} are kept` });
  }
  return kept.length === 0 ? undefined : kept.slice(0, maxListEntries);
};

const nestedFieldsOf = (kind: unknown): FieldTable | undefined => (kind as { readonly fields?: FieldTable }).fields;

const keepPart = (kind: FieldKind<unknown>, fault: FieldFault, value: unknown, faults: FieldFault[]): unknown => {
  const nested = nestedFieldsOf(kind);
  if (nested !== undefined && isRecord(value)) {
    const inner = keepReadableFields(nested, value, () => false);
    const isReadable = Object.keys(inner.input).length > 0 && parseRecord(nested, inner.input).kind === 'record';
    for (const { field, reason } of inner.warnings) faults.push({ field: `${fault.field}.${field}`, reason });
    return isReadable ? inner.input : undefined;
  }
  if (Array.isArray(value)) return keepEntries(kind, fault.field, value, faults);
  return undefined;
};

export interface ReadableFields {
  readonly input: Input;
  readonly warnings: readonly FieldFault[];
}

/**
 * Removes unreadable values, also within objects and lists, unless `refuses` is true for their field. Returns at most
 * 20 warnings.
 */
export const keepReadableFields = (
  table: FieldTable,
  input: Input,
  refuses: (field: string) => boolean,
): ReadableFields => {
  const result: Record<string, unknown> = { ...input };
  const warnings: FieldFault[] = [];
  const parsed = parseRecord(table, input);
  if (parsed.kind === 'record') return { input, warnings };
  for (const fault of parsed.errors) {
    const field = Object.values(table).find(({ specName }) => specName === fault.field);
    if (field === undefined || isAbsent(input[fault.field]) || refuses(fault.field)) continue;
    const faults: FieldFault[] = [];
    const kept = keepPart(field.kind, fault, input[fault.field], faults);
    if (kept === undefined) {
      delete result[fault.field];
      warnings.push(...(faults.length > 0 ? faults : [leftOut(fault)]));
    } else {
      result[fault.field] = kept;
      warnings.push(...faults);
    }
  }
  return { input: result, warnings: warnings.slice(0, maxWarnings) };
};
