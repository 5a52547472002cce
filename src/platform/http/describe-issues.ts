import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const typeNames: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'text',
};

const nameType = (type: string): string => typeNames[type] ?? type;

const unitOf = (origin: string): string => {
  if (origin === 'string') return ' characters';
  return origin === 'array' ? ' entries' : '';
};

const namePlace = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((place, part) => {
    if (typeof part === 'number') return `${place}[${part}]`;
    return place === '' ? String(part) : `${place}.${String(part)}`;
  }, '') || 'The body';

const quote = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value));

const describeLimit = (place: string, issue: Extract<Issue, { code: 'too_big' | 'too_small' }>): string => {
  const isMost = issue.code === 'too_big';
  const limit = isMost ? issue.maximum : issue.minimum;
  const bound = issue.inclusive === false ? (isMost ? 'less than' : 'more than') : isMost ? 'at most' : 'at least';
  const verb = unitOf(issue.origin) === '' ? 'must be' : 'must have';
  return `${place} ${verb} ${bound} ${limit}${unitOf(issue.origin)}.`;
};

const describeFormat = (place: string, issue: Extract<Issue, { code: 'invalid_format' }>): string => {
  if (issue.format === 'datetime') return `${place} must be a UTC time such as 2026-11-23T04:05:06Z.`;
  if (issue.format === 'starts_with' && 'prefix' in issue) return `${place} must start with ${quote(issue.prefix)}.`;
  return issue.format === 'regex' && !issue.message.startsWith('Invalid')
    ? `${place} must be ${issue.message}.`
    : `${place} isn't a valid ${issue.format.replaceAll('_', ' ')}.`;
};

const unknownFieldWeight = 100;

const weigh = (issues: readonly Issue[]): number =>
  issues.reduce(
    (sum, issue) => sum + (issue.code === 'unrecognized_keys' ? unknownFieldWeight * issue.keys.length : 1),
    0,
  );

const findMeant = (branches: readonly (readonly Issue[])[]): readonly Issue[] =>
  branches.filter((issues) => issues.length > 0).toSorted((one, other) => weigh(one) - weigh(other))[0] ?? [];

const describeIssue = (issue: Issue, base: readonly PropertyKey[] = []): readonly string[] => {
  const path = [...base, ...issue.path];
  const place = namePlace(path);
  switch (issue.code) {
    case 'invalid_type':
      return [
        // Zod's issue doesn't contain the value. Only its message shows whether the field is missing.
        issue.message.endsWith('received undefined')
          ? `${place} is missing: it must be ${nameType(issue.expected)}.`
          : `${place} must be ${nameType(issue.expected)}.`,
      ];
    case 'too_big':
    case 'too_small':
      return [describeLimit(place, issue)];
    case 'unrecognized_keys':
      return issue.keys.map((key) => `${namePlace([...path, key])} isn't a field here.`);
    case 'invalid_value':
      return [`${place} must be one of ${issue.values.map(quote).join(', ')}.`];
    case 'invalid_format':
      return [describeFormat(place, issue)];
    case 'not_multiple_of':
      return [`${place} must be a multiple of ${issue.divisor}.`];
    case 'invalid_union':
      return findMeant(issue.errors).flatMap((one) => describeIssue(one, path));
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues.flatMap((one) => describeIssue(one, path));
    default:
      return [`${place}: ${issue.message}.`];
  }
};

const maxIssues = 5;

/** @spec D.26 */
export const describeIssues = ({ issues }: z.ZodError): string =>
  issues
    .flatMap((issue) => describeIssue(issue))
    .slice(0, maxIssues)
    .join(' ');
