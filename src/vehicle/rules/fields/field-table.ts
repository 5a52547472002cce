import { defineKind, type FieldKind } from './define-kind.ts';

export interface Field<T, Absent, SpecName extends string = string, Kind extends FieldKind<T> = FieldKind<T>> {
  readonly specName: SpecName;
  readonly kind: Kind;
  readonly absent: { readonly required: true } | { readonly required: false; readonly value: Absent };
}

export type FieldTable = Readonly<Record<string, Field<unknown, unknown>>>;

export type RecordOf<Table extends FieldTable> = {
  readonly [Name in keyof Table]: Table[Name] extends Field<infer T, infer Absent> ? T | Absent : never;
};

export type SpecNameOf<Table extends FieldTable> = Table[keyof Table]['specName'];

export type SpecPathOf<Table extends FieldTable> = {
  [Name in keyof Table]: Table[Name] extends Field<infer _T, infer _Absent, infer SpecName, infer Kind>
    ? Kind extends { readonly fields: infer Inner extends FieldTable }
      ? `${SpecName}.${SpecNameOf<Inner>}`
      : SpecName
    : never;
}[keyof Table];

export const required = <T, const SpecName extends string, Kind extends FieldKind<T>>(
  specName: SpecName,
  kind: Kind & FieldKind<T>,
): Field<T, never, SpecName, Kind> => ({
  specName,
  kind,
  absent: { required: true },
});

export const optional = <T, const SpecName extends string, Kind extends FieldKind<T>>(
  specName: SpecName,
  kind: Kind & FieldKind<T>,
): Field<T, null, SpecName, Kind> => ({
  specName,
  kind,
  absent: { required: false, value: null },
});

export const withDefault = <T, const SpecName extends string, Kind extends FieldKind<T>>(
  specName: SpecName,
  kind: Kind & FieldKind<T>,
  value: T,
): Field<T, T, SpecName, Kind> => ({
  specName,
  kind,
  absent: { required: false, value },
});

export interface FieldFault {
  readonly field: string;
  readonly reason: string;
}

export type ParsedRecord<Table extends FieldTable> =
  | { readonly kind: 'record'; readonly record: RecordOf<Table> }
  | { readonly kind: 'invalid'; readonly errors: readonly FieldFault[] };

export const isAbsent = (input: unknown): boolean => input === undefined || input === null || input === '';

const quote = (input: unknown): string => {
  if (typeof input === 'string') return JSON.stringify(input.length > 60 ? `${input.slice(0, 57)}...` : input);
  if (typeof input === 'object') return Array.isArray(input) ? 'a list' : 'an object';
  return String(input);
};

export const parseRecord = <Table extends FieldTable>(
  table: Table,
  input: Readonly<Record<string, unknown>>,
): ParsedRecord<Table> => {
  const record: Record<string, unknown> = {};
  const errors: FieldFault[] = [];
  for (const name in table) {
    const field = table[name];
    if (field === undefined) continue;
    const value = input[field.specName];
    if (isAbsent(value)) {
      if (field.absent.required)
        errors.push({ field: field.specName, reason: `is missing; it needs ${field.kind.allowed}` });
      else record[name] = field.absent.value;
      continue;
    }
    const parsed = field.kind.parse(value);
    if (parsed === undefined) {
      errors.push({ field: field.specName, reason: `${quote(value)} is not ${field.kind.allowed}` });
    } else record[name] = parsed;
  }
  return errors.length > 0 ? { kind: 'invalid', errors } : { kind: 'record', record: record as RecordOf<Table> };
};

export const formatRecord = <Table extends FieldTable>(
  table: Table,
  record: RecordOf<Table>,
): Record<string, unknown> => {
  const output: Record<string, unknown> = {};
  for (const name in table) {
    const field = table[name];
    const value = record[name];
    if (field !== undefined && value !== null && value !== undefined) output[field.specName] = field.kind.format(value);
  }
  return output;
};

export interface NestedKind<Table extends FieldTable> extends FieldKind<RecordOf<Table>> {
  readonly fields: Table;
}

export const nested = <Table extends FieldTable>(fields: Table, called: string): NestedKind<Table> => ({
  fields,
  ...defineKind<RecordOf<Table>>({
    allowed: called,
    maxLength: 0,
    read: (input) => {
      if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined;
      const parsed = parseRecord(fields, input as Record<string, unknown>);
      return parsed.kind === 'record' ? parsed.record : undefined;
    },
    format: (value) => formatRecord(fields, value),
  }),
});
