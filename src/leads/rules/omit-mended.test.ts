import { describe, expect, it } from 'vitest';
import { omitMended } from './omit-mended.ts';

const email = { field: 'email', message: 'Please enter your email address.' } as const;
const terms = { field: 'terms', message: 'You must agree.' } as const;

describe('omitMended', () => {
  it('leaves out what is right by now, and the whole once all of it is [L2.52]', () => {
    const refusal = { kind: 'invalid', problems: [email, terms] } as const;
    expect(omitMended(refusal, [])).toEqual(refusal);
    expect(omitMended(refusal, ['email', 'phone'])).toEqual({ kind: 'invalid', problems: [terms] });
    expect(omitMended(refusal, ['email', 'terms'])).toBeNull();
  });

  it('keeps what failed for another reason [L4.07]', () => {
    const failed = { kind: 'failed', message: 'Too many' } as const;
    expect(omitMended(failed, ['email'])).toBe(failed);
    expect(omitMended(null, ['email'])).toBeNull();
  });
});
