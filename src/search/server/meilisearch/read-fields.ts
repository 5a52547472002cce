import { showJson } from '#src/lib/show-json.ts';
import { ProtocolError, type ProtocolErrorCode } from './protocol-error.ts';

export type FieldOrigin = { readonly kind: 'body'; readonly path: string } | { readonly kind: 'parameter' };

type ReadField<T> = (value: unknown, name: string, origin: FieldOrigin, code: ProtocolErrorCode) => T;

export interface Field<T> {
  readonly code: ProtocolErrorCode;
  readonly read: ReadField<T>;
}

export type FieldTable = Readonly<Record<string, Field<unknown>>>;

export type FieldsOf<Table extends FieldTable> = {
  -readonly [Name in keyof Table]?: Table[Name] extends Field<infer T> ? T : never;
};

const describeValue = (value: unknown): string => {
  const shown = `\`${showJson(value)}\``;
  if (value === null) return 'null';
  if (Array.isArray(value)) return `an array: ${shown}`;
  if (typeof value === 'object') return `an object: ${shown}`;
  if (typeof value === 'string') return `a string: ${shown}`;
  if (typeof value === 'boolean') return `a boolean: ${shown}`;
  if (!Number.isInteger(value)) return `a number: ${shown}`;
  return Number(value) < 0 ? `a negative integer: ${shown}` : `a positive integer: ${shown}`;
};

const wrongType = (
  expected: string,
  value: unknown,
  name: string,
  origin: FieldOrigin,
  code: ProtocolErrorCode,
): ProtocolError =>
  origin.kind === 'parameter'
    ? new ProtocolError(
        code,
        `Invalid value in parameter \`${name}\`: could not parse \`${String(value)}\` as ${expected}`,
      )
    : new ProtocolError(
        code,
        `Invalid value type at \`${origin.path}.${name}\`: expected ${expected}, but found ${describeValue(value)}`,
      );

const placeOf = (name: string, origin: FieldOrigin): string =>
  origin.kind === 'parameter' ? `in parameter \`${name}\`` : `at \`${origin.path}.${name}\``;

const readText =
  (maxCharacters: number): ReadField<string> =>
  (value, name, origin, code) => {
    if (typeof value !== 'string') throw wrongType('a string', value, name, origin, code);
    if (value.length <= maxCharacters) return value;
    const expected = `expected at most ${maxCharacters} characters, but found ${value.length}`;
    throw new ProtocolError(code, `Invalid value ${placeOf(name, origin)}: ${expected}`);
  };

const readPositive: ReadField<number> = (value, name, origin, code) => {
  const number =
    origin.kind === 'parameter' && typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number) && number >= 0) return number;
  throw wrongType('a positive integer', value, name, origin, code);
};

const readTruth: ReadField<boolean> = (value, name, origin, code) => {
  if (typeof value === 'boolean') return value;
  if (origin.kind === 'parameter') {
    if (value === 'true' || value === 'false') return value === 'true';
    throw wrongType('a boolean, expected either `true` or `false`', value, name, origin, code);
  }
  throw wrongType('a boolean', value, name, origin, code);
};

const maxListEntries = 500;
const maxEntryCharacters = 500;
const maxChoiceCharacters = 100;

const readEntries: ReadField<unknown[]> = (value, name, origin, code) => {
  const parts = (text: string): string[] => (text === '' ? [] : text.split(','));
  const entries = origin.kind === 'parameter' && typeof value === 'string' ? parts(value) : value;
  if (!Array.isArray(entries)) throw wrongType('an array', value, name, origin, code);
  if (entries.length <= maxListEntries) return entries;
  throw new ProtocolError(code, `\`${name}\` has more than ${maxListEntries} entries.`);
};

const readTexts: ReadField<string[]> = (value, name, origin, code) => {
  const entries = readEntries(value, name, origin, code);
  return entries.map((entry, place) => readText(maxEntryCharacters)(entry, `${name}[${place}]`, origin, code));
};

const readIds: ReadField<string[]> = (value, name, origin, code) =>
  readEntries(value, name, origin, code).map((entry, place) => {
    const id = Number.isSafeInteger(entry) ? String(entry) : entry;
    if (typeof id === 'string' && /^[\w-]{1,511}$/.test(id)) return id;
    throw new ProtocolError(
      code,
      `In \`.${name}[${place}]\`: Document identifier \`${showJson(entry)}\` is invalid. A document identifier can be of type integer or string, only composed of alphanumeric characters (a-z A-Z 0-9), hyphens (-) and underscores (_), and can not be more than 511 bytes.`,
    );
  });

const readScore: ReadField<number> = (value, name, origin, code) => {
  const number = origin.kind === 'parameter' && value !== '' ? Number(value) : value;
  if (typeof number !== 'number' || Number.isNaN(number)) throw wrongType('a number', value, name, origin, code);
  if (number >= 0 && number <= 1) return number;
  const expected = `the value of \`${name}\` is invalid, expected a float between \`0.0\` and \`1.0\`.`;
  throw new ProtocolError(code, `Invalid value ${placeOf(name, origin)}: ${expected}`);
};

const readWeight: ReadField<number> = (value, name, origin, code) => {
  if (typeof value !== 'number') throw wrongType('a number', value, name, origin, code);
  if (value >= 0) return value;
  const expected = `the value of \`${name}\` is invalid, expected a positive float (>= 0.0).`;
  throw new ProtocolError(code, `Invalid value ${placeOf(name, origin)}: ${expected}`);
};

const maxUidCharacters = 512;
export const isIndexUid = (uid: string): boolean => /^[\w-]+$/.test(uid) && uid.length <= maxUidCharacters;
export const describeBadUid = (uid: string): string =>
  `\`${uid}\` is not a valid index uid. Index uid can be an integer or a string containing only alphanumeric characters, hyphens (-) and underscores (_), and can not be more than ${maxUidCharacters} bytes.`;

const readUid: ReadField<string> = (value, name, origin, code) => {
  const uid = readText(maxUidCharacters)(value, name, origin, code);
  if (isIndexUid(uid)) return uid;
  throw new ProtocolError(code, `Invalid value ${placeOf(name, origin)}: ${describeBadUid(uid)}`);
};

const readChoice =
  <const Names extends readonly string[]>(names: Names): ReadField<Names[number]> =>
  (value, name, origin, code) => {
    const text = readText(maxChoiceCharacters)(value, name, origin, code);
    const found = names.find((each) => each === text);
    if (found !== undefined) return found;
    const where = origin.kind === 'parameter' ? `for parameter \`${name}\`` : `at \`${origin.path}.${name}\``;
    const known = names.map((each) => `\`${each}\``).join(', ');
    throw new ProtocolError(code, `Unknown value \`${text}\` ${where}: expected one of ${known}`);
  };

const refuse: ReadField<never> = (_value, name, _origin, code) => {
  throw new ProtocolError(code, `\`${name}\` is not supported by this server.`);
};

const readAnything: ReadField<unknown> = (value, _name, origin) => {
  if (origin.kind !== 'parameter' || typeof value !== 'string' || !value.startsWith('[')) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

const readChoices =
  (names: readonly string[]): ReadField<string[]> =>
  (value, name, origin, code) =>
    readEntries(value, name, origin, code).map((entry, place) =>
      readChoice(names)(entry, `${name}[${place}]`, origin, code),
    );

export const text = (code: ProtocolErrorCode, maxCharacters: number): Field<string> => ({
  code,
  read: readText(maxCharacters),
});
export const positive = (code: ProtocolErrorCode): Field<number> => ({ code, read: readPositive });
export const truth = (code: ProtocolErrorCode): Field<boolean> => ({ code, read: readTruth });
export const texts = (code: ProtocolErrorCode): Field<string[]> => ({ code, read: readTexts });
export const anything = (code: ProtocolErrorCode): Field<unknown> => ({ code, read: readAnything });
export const ids = (code: ProtocolErrorCode): Field<string[]> => ({ code, read: readIds });
export const score = (code: ProtocolErrorCode): Field<number> => ({ code, read: readScore });
export const weight = (code: ProtocolErrorCode): Field<number> => ({ code, read: readWeight });
export const indexUid = (code: ProtocolErrorCode): Field<string> => ({ code, read: readUid });
export const choices = (code: ProtocolErrorCode, names: readonly string[]): Field<string[]> => ({
  code,
  read: readChoices(names),
});
export const unsupported = (code: ProtocolErrorCode): Field<never> => ({ code, read: refuse });
export const choice = <const Names extends readonly string[]>(
  code: ProtocolErrorCode,
  names: Names,
): Field<Names[number]> => ({ code, read: readChoice(names) });

const unknownField = (name: string, table: FieldTable, origin: FieldOrigin): ProtocolError => {
  const known = Object.keys(table)
    .map((each) => `\`${each}\``)
    .join(', ');
  if (origin.kind === 'parameter') {
    return new ProtocolError('bad_request', `Unknown parameter \`${name}\`: expected one of ${known}`);
  }
  const where = origin.path === '' ? '' : ` inside \`${origin.path}\``;
  return new ProtocolError('bad_request', `Unknown field \`${name}\`${where}: expected one of ${known}`);
};

/** Omits null values. Throws `ProtocolError` for invalid input. */
export const readFields = <Table extends FieldTable>(
  table: Table,
  input: unknown,
  origin: FieldOrigin,
  unknownFields: 'refused' | 'ignored',
): FieldsOf<Table> => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    const at = origin.kind === 'body' && origin.path !== '' ? ` at \`${origin.path}\`` : '';
    throw new ProtocolError(
      'bad_request',
      `Invalid value type${at}: expected an object, but found ${describeValue(input)}`,
    );
  }
  const output: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    const field = Object.hasOwn(table, name) ? table[name] : undefined;
    if (field === undefined) {
      if (unknownFields === 'refused') throw unknownField(name, table, origin);
    } else if (value !== null && value !== undefined) output[name] = field.read(value, name, origin, field.code);
  }
  return output as FieldsOf<Table>;
};
