import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { describeSchema } from './describe-schema.ts';
import { type SiteAnswers, siteAnswers } from './site-answers.ts';

const findSchema = (schema: z.ZodType, [key, ...rest]: readonly PropertyKey[]): z.ZodType => {
  if (key === undefined) return schema;
  const next =
    schema instanceof z.ZodObject
      ? schema.shape[String(key)]
      : schema instanceof z.ZodArray
        ? schema.element
        : undefined;
  return next === undefined ? schema : findSchema(next as z.ZodType, rest);
};

/** Reads a YAML file of answers. Throws with everything that is wrong with it. */
export const readAnswersFile = (file: string): SiteAnswers => {
  const parsed = siteAnswers.safeParse(parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => {
    if (issue.code === 'unrecognized_keys') return `  ${issue.keys.join(', ')}: not asked for`;
    return `  ${issue.path.join('.')}: must be ${describeSchema(findSchema(siteAnswers, issue.path))}`;
  });
  throw new Error(`${file} can't be used:\n${faults.join('\n')}`);
};
