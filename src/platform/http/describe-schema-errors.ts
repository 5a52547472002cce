import { DomainError } from '#src/lib/domain-error.ts';

interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

const typeNames: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const rules: Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => string>> = {
  type: ({ type }) => `must be ${typeNames[String(type)] ?? type}`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  minLength: ({ limit }) => `must have at least ${limit} characters`,
  maxLength: ({ limit }) => `must have at most ${limit} characters`,
  minItems: ({ limit }) => `must have at least ${limit} entries`,
  maxItems: ({ limit }) => `must have at most ${limit} entries`,
  enum: ({ allowedValues }) => `must be one of ${[allowedValues].flat().join(', ')}`,
  const: ({ allowedValue }) => `must be ${allowedValue}`,
};

const describeOne = ({ keyword, instancePath, params }: SchemaError): string => {
  if (keyword === 'required') return `${params.missingProperty} is missing.`;
  if (keyword === 'additionalProperties') return `${params.additionalProperty} isn't a parameter here.`;
  const place = instancePath.slice(1).replaceAll('/', '.') || 'The request';
  return `${place} ${rules[keyword]?.(params) ?? "isn't in the form this address accepts"}.`;
};

/** @spec D.26 */
export const describeSchemaErrors = (errors: readonly SchemaError[]): Error =>
  new DomainError('malformed', [...new Set(errors.map(describeOne))].join(' '));
