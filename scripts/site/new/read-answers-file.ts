import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { explainIssues } from '../../../src/sites/config/explain-issues.ts';
import { isRawObject } from '../../../src/sites/config/merge-layers.ts';
import type { SchemaNode } from '../../../src/sites/config/site-json-schema.ts';
import type { SiteProblem } from '../../../src/sites/config/site-problem.ts';
import { formatRefusal } from '../../../src/sites/server/format-refusal.ts';
import { parseYaml } from '../../../src/sites/server/parse-site-file.ts';
import { findOnlySuburb } from './answers/describe-foreign-suburb.ts';
import { dropSuburb } from './answers/read-address.ts';
import { readPath } from './answers/read-path.ts';
import { readPhone } from './answers/read-phone.ts';
import { findStateOfPostcode, readState, type State } from './answers/states.ts';
import { type SiteAnswers, siteAnswers } from './site-answers.ts';

const schema = z.toJSONSchema(siteAnswers, { io: 'input', unrepresentable: 'any' }) as SchemaNode;

const written = z.union([z.string(), z.number()]).transform(String);

const writtenLocation = z.looseObject({
  street: z.string().optional(),
  suburb: z.string().optional(),
  phone: written.optional(),
  state: z.string().optional(),
  postcode: written.optional(),
});

const findState = (state: unknown): State | undefined => (typeof state === 'string' ? readState(state) : undefined);

const completeLocation = (location: unknown, siteState: unknown): unknown => {
  const fields = writtenLocation.safeParse(location).data;
  if (fields === undefined) return location;
  const { street, phone, postcode = '', state = findState(siteState) } = fields;
  const code = findState(state) ?? findStateOfPostcode(postcode);
  const suburb = fields.suburb ?? findOnlySuburb(postcode);
  return {
    ...fields,
    ...(suburb !== undefined && { suburb }),
    ...(street !== undefined && suburb !== undefined && { street: dropSuburb(street, suburb) }),
    ...(state !== undefined && { state }),
    ...(phone !== undefined && { phone: readPhone(phone, code) }),
  };
};

const isText = (value: unknown): value is string => typeof value === 'string';

const findLogo = (logo: string, folder: string): string => {
  const beside = resolve(folder, logo);
  return existsSync(beside) || !existsSync(readPath(logo)) ? beside : logo;
};

const optional = { abn: null, licenceNumber: null, host: null, hasWorkshop: false };

const complete = (raw: unknown, folder: string): unknown => {
  const { success, data } = z.looseObject({ locations: z.array(z.unknown()).optional() }).safeParse(raw);
  if (!success) return raw;
  const { locations = [] } = data;
  const [first] = locations.map((location) => writtenLocation.safeParse(location).data);
  const state = data.state ?? first?.state ?? findStateOfPostcode(first?.postcode ?? '');
  return {
    ...optional,
    ...(isText(data.name) && { entity: data.name }),
    ...(isText(data.brand) && { accent: data.brand }),
    ...data,
    ...(state !== undefined && { state }),
    ...(isText(data.logo) && { logo: findLogo(data.logo, folder) }),
    ...(data.locations !== undefined && {
      locations: locations.map((location) => completeLocation(location, data.state)),
    }),
  };
};

type Path = SiteProblem['path'];

const keyOf = (path: Path): string => JSON.stringify(path);

interface Corrected {
  readonly raw: unknown;
  /** The dealer's spelling of each corrected key, by the corrected path as JSON. */
  readonly written: ReadonlyMap<string, string>;
}

const correctKeys = (raw: unknown, misspelt: ReadonlyMap<string, string>, path: Path = []): Corrected => {
  if (Array.isArray(raw)) {
    const entries = raw.map((entry, index) => correctKeys(entry, misspelt, [...path, index]));
    return { raw: entries.map((entry) => entry.raw), written: new Map(entries.flatMap(({ written }) => [...written])) };
  }
  if (!isRawObject(raw)) return { raw, written: new Map() };
  const fields = Object.entries(raw).map(([key, value]) => {
    const meant = misspelt.get(keyOf([...path, key]));
    const right = meant === undefined || Object.hasOwn(raw, meant) ? key : meant;
    const inside = correctKeys(value, misspelt, [...path, right]);
    const own = right === key ? [] : [[keyOf([...path, right]), key] as const];
    return { field: [right, inside.raw] as const, written: [...own, ...inside.written] };
  });
  return {
    raw: Object.fromEntries(fields.map(({ field }) => field)),
    written: new Map(fields.flatMap(({ written }) => written)),
  };
};

const toWritten = (path: Path, written: Corrected['written']): Path =>
  path.map((key, index) => written.get(keyOf(path.slice(0, index + 1))) ?? key);

const findIssues = (raw: unknown, folder: string): readonly z.core.$ZodIssue[] =>
  siteAnswers.safeParse(complete(raw, folder)).error?.issues ?? [];

const isUnknownKey = ({ code }: z.core.$ZodIssue): boolean => code === 'unrecognized_keys';

const listProblems = (raw: unknown, folder: string): readonly SiteProblem[] => {
  const unknown = explainIssues(findIssues(raw, folder).filter(isUnknownKey), raw, schema);
  const misspelt = new Map(
    unknown.flatMap(({ path, meant }) => (meant === undefined ? [] : [[keyOf(path), meant] as const])),
  );
  const corrected = correctKeys(raw, misspelt);
  const issues = findIssues(corrected.raw, folder).filter((issue) => !isUnknownKey(issue));
  const others = explainIssues(issues, corrected.raw, schema);
  return [...unknown, ...others.map((problem) => ({ ...problem, path: toWritten(problem.path, corrected.written) }))];
};

const explainBrokenYaml = (text: string, problems: readonly SiteProblem[]): string => {
  const [{ message } = { message: '' }] = problems;
  const [, line] = /at line (\d+)/.exec(message) ?? [];
  if (line === undefined) return `  ${message}`;
  const written = text.split('\n')[Number(line) - 1]?.trim() ?? '';
  if (/must be unique/.test(message)) return `  line ${line}: '${written}' appears twice. Delete one of the two.`;
  return `  line ${line}, or the one before: '${written}' can't be read. Write a name, a colon, a space and the answer, such as phone: 07 5550 1969, and put quotes around an answer that has a colon or #.`;
};

export const readAnswersFile = (file: string): SiteAnswers => {
  if (!existsSync(file)) throw new Error(`There is no file ${resolve(file)}.`);
  const text = readFileSync(file, 'utf8');
  const yaml = parseYaml(text);
  if (yaml.kind === 'refused') throw new Error(`${file} can't be used:\n${explainBrokenYaml(text, yaml.problems)}`);
  const parsed = siteAnswers.safeParse(complete(yaml.raw, dirname(file)));
  if (parsed.success) return parsed.data;
  throw new Error(formatRefusal(file, listProblems(yaml.raw, dirname(file)), yaml.lineOf));
};
