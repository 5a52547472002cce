import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { explainIssues } from '../../../src/sites/config/explain-issues.ts';
import type { SchemaNode } from '../../../src/sites/config/site-json-schema.ts';
import { formatRefusal } from '../../../src/sites/server/format-refusal.ts';
import { parseYaml } from '../../../src/sites/server/parse-site-file.ts';
import { type SiteAnswers, siteAnswers } from './site-answers.ts';

const schema = z.toJSONSchema(siteAnswers, { io: 'input', unrepresentable: 'any' }) as SchemaNode;

/** Throws an error that lists all faults of the file, with their lines. */
export const readAnswersFile = (file: string): SiteAnswers => {
  const yaml = parseYaml(readFileSync(file, 'utf8'));
  if (yaml.kind === 'refused') throw new Error(formatRefusal(file, yaml.problems));
  const parsed = siteAnswers.safeParse(yaml.raw);
  if (parsed.success) return parsed.data;
  throw new Error(formatRefusal(file, explainIssues(parsed.error.issues, yaml.raw, schema), yaml.lineOf));
};
