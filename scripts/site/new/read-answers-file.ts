import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { explainIssues } from '../../../src/sites/config/explain-issues.ts';
import type { SchemaNode } from '../../../src/sites/config/site-json-schema.ts';
import { formatRefusal } from '../../../src/sites/server/format-refusal.ts';
import { parseYaml } from '../../../src/sites/server/parse-site-file.ts';
import { readPath } from './answers/read-path.ts';
import { readPhone } from './answers/read-phone.ts';
import { findStateOfPostcode, readState, type State } from './answers/states.ts';
import { type SiteAnswers, siteAnswers } from './site-answers.ts';

const schema = z.toJSONSchema(siteAnswers, { io: 'input', unrepresentable: 'any' }) as SchemaNode;

const written = z.union([z.string(), z.number()]).transform(String);

const writtenLocation = z.looseObject({
  phone: written.optional(),
  state: z.string().optional(),
  postcode: written.optional(),
});

const findState = (state: unknown): State | undefined => (typeof state === 'string' ? readState(state) : undefined);

/** A location without a state is in the site's, and a local number gets the area code of the state. */
const completeLocation = (location: unknown, siteState: unknown): unknown => {
  const fields = writtenLocation.safeParse(location).data;
  if (fields === undefined) return location;
  const { phone, postcode = '', state = findState(siteState) } = fields;
  const code = findState(state) ?? findStateOfPostcode(postcode);
  return {
    ...fields,
    ...(state !== undefined && { state }),
    ...(phone !== undefined && { phone: readPhone(phone, code) }),
  };
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** A relative path is looked up beside the file of answers first. */
const findLogo = (logo: string, folder: string): string => {
  const beside = resolve(folder, logo);
  return existsSync(beside) || !existsSync(readPath(logo)) ? beside : logo;
};

const optional = { abn: null, licenceNumber: null, host: null, hasWorkshop: false };

/** Adds what can be left out of the file. */
const complete = (raw: unknown, folder: string): unknown => {
  const { success, data } = z.looseObject({ locations: z.array(z.unknown()) }).safeParse(raw);
  if (!success) return raw;
  const [first] = data.locations.map((location) => writtenLocation.safeParse(location).data);
  const state = data.state ?? first?.state ?? findStateOfPostcode(first?.postcode ?? '');
  return {
    ...optional,
    ...(isText(data.name) && { entity: data.name }),
    ...(isText(data.brand) && { accent: data.brand }),
    ...data,
    ...(state !== undefined && { state }),
    ...(isText(data.logo) && { logo: findLogo(data.logo, folder) }),
    locations: data.locations.map((location) => completeLocation(location, data.state)),
  };
};

/** Unknown keys come alone, because a key that's misspelt makes other faults: without 'locations', much is missing. */
const chooseIssues = (issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] => {
  const unknown = issues.filter(({ code }) => code === 'unrecognized_keys');
  return unknown.length > 0 ? unknown : issues;
};

/** Throws an error that lists the faults of the file, with their lines. */
export const readAnswersFile = (file: string): SiteAnswers => {
  if (!existsSync(file)) throw new Error(`There is no file ${resolve(file)}.`);
  const yaml = parseYaml(readFileSync(file, 'utf8'));
  if (yaml.kind === 'refused') throw new Error(formatRefusal(file, yaml.problems));
  const parsed = siteAnswers.safeParse(complete(yaml.raw, dirname(file)));
  if (parsed.success) return parsed.data;
  throw new Error(formatRefusal(file, explainIssues(chooseIssues(parsed.error.issues), yaml.raw, schema), yaml.lineOf));
};
