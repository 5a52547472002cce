import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { explainIssues } from '../../../src/sites/config/explain-issues.ts';
import type { SchemaNode } from '../../../src/sites/config/site-json-schema.ts';
import { formatRefusal } from '../../../src/sites/server/format-refusal.ts';
import { parseYaml } from '../../../src/sites/server/parse-site-file.ts';
import { readPhone } from './answers/read-phone.ts';
import { findStateOfPostcode, readState } from './answers/states.ts';
import { type SiteAnswers, siteAnswers } from './site-answers.ts';

const schema = z.toJSONSchema(siteAnswers, { io: 'input', unrepresentable: 'any' }) as SchemaNode;

const written = z.union([z.string(), z.number()]).transform(String);

/** A local number gets the area code of the location's state. */
const addAreaCode = (location: unknown, siteState: unknown): unknown => {
  const fields = z
    .looseObject({ phone: written, state: z.string().optional(), postcode: written.optional() })
    .safeParse(location).data;
  if (fields === undefined) return location;
  const { phone, state = siteState, postcode = '' } = fields;
  const code = typeof state === 'string' ? readState(state) : findStateOfPostcode(postcode);
  return { ...fields, phone: readPhone(phone, code) };
};

const addAreaCodes = (raw: unknown): unknown => {
  const { success, data } = z.looseObject({ locations: z.array(z.unknown()) }).safeParse(raw);
  if (!success) return raw;
  return { ...data, locations: data.locations.map((location) => addAreaCode(location, data.state)) };
};

/** Throws an error that lists all faults of the file, with their lines. */
export const readAnswersFile = (file: string): SiteAnswers => {
  const yaml = parseYaml(readFileSync(file, 'utf8'));
  if (yaml.kind === 'refused') throw new Error(formatRefusal(file, yaml.problems));
  const parsed = siteAnswers.safeParse(addAreaCodes(yaml.raw));
  if (parsed.success) return parsed.data;
  throw new Error(formatRefusal(file, explainIssues(parsed.error.issues, yaml.raw, schema), yaml.lineOf));
};
