import { describe, expect, it } from 'vitest';
import type { LeadField } from './build-lead-fields.ts';
import type { LeadFieldType } from './lead-fields.ts';
import { isMended, omitMended } from './mended-fields.ts';

const field = (type: LeadFieldType, values: readonly string[] = []): Omit<LeadField, 'initial'> => ({
  key: 'email',
  name: 'email',
  type,
  label: 'Email address',
  hint: null,
  prompt: null,
  isOptional: false,
  maxLength: 60,
  options: values.map((value) => ({ value, label: value })),
});

describe('isMended', () => {
  it.each([
    ['email', 'ann@example', false],
    ['email', ' ann@example.com ', true],
    ['postcode', '41O5', false],
    ['postcode', '4105', true],
    ['phone', '0412 345 67', false],
    ['phone', '0412 345 678', true],
    ['phone', '', false],
  ] as const)('of a field of type %s with "%s" is %s [L2.52] [D.33]', (type, text, isRight) => {
    expect(isMended(field(type), text)).toBe(isRight);
  });

  it('accepts a choice that the field offers [L2.52]', () => {
    const choice = field('select', ['Moorooka']);
    expect(isMended(choice, '')).toBe(false);
    expect(isMended(choice, 'Moorooka')).toBe(true);
  });
});

const email = { field: 'email', message: 'Please enter your email address.' } as const;
const terms = { field: 'terms', message: 'You must agree.' } as const;

describe('omitMended', () => {
  it('omits mended fields, and returns null once all are mended [L2.52]', () => {
    const refusal = { kind: 'invalid', problems: [email, terms] } as const;
    expect(omitMended(refusal, [])).toEqual(refusal);
    expect(omitMended(refusal, ['email', 'phone'])).toEqual({ kind: 'invalid', problems: [terms] });
    expect(omitMended(refusal, ['email', 'terms'])).toBeNull();
  });

  it('leaves other failures as they are [L4.07]', () => {
    const failed = { kind: 'failed', message: 'Too many' } as const;
    expect(omitMended(failed, ['email'])).toBe(failed);
    expect(omitMended(null, ['email'])).toBeNull();
  });
});
