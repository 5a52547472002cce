import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStorableText } from '#src/lib/text/cut-text.ts';
import { checkOptionsOf, leadOf, messagesOf } from '../testing/check-test-lead.ts';
import { makeLeadEntry } from '../testing/make-lead-entry.ts';
import { checkLead } from './check-lead.ts';
import { formKindNames } from './form-kinds.ts';
import { type LeadEntry, leadFieldKeys } from './lead-fields.ts';

const required = checkOptionsOf('enquiry');
const optional = checkOptionsOf('enquiry', { comments: 'optional' });

describe('checkLead', () => {
  it('reports each missing field, in the form’s order [D.33]', () => {
    const nothing = { firstName: ' ', lastName: '', email: '', phone: '\t', message: '\n' };
    expect(messagesOf(nothing)).toEqual([
      ['firstName', 'Please enter your first name.'],
      ['email', 'Please enter your email address.'],
      ['phone', 'Please enter your phone number.'],
      ['message', 'Please enter your comments.'],
    ]);
  });

  it('asks for a choice where the form offers one [D.33] [L4.10]', () => {
    const leadForm = checkOptionsOf('leadForm');
    expect(messagesOf({ contactMethod: '' }, leadForm)).toContainEqual([
      'contactMethod',
      'Please choose how you’d like us to contact you.',
    ]);
  });

  it('requires comments, unless they are optional on the site [L5.01]', () => {
    expect(messagesOf({ message: '' })).toEqual([['message', 'Please enter your comments.']]);
    expect(messagesOf({ message: '' }, optional)).toEqual([]);
    expect(leadOf({ message: '' }, optional).message).toBeNull();
  });

  it('says what a valid email address and phone number look like [D.33]', () => {
    expect(messagesOf({ email: 'ann@example', phone: '0412 345 67' })).toEqual([
      ['email', 'Please enter a full email address, such as name@example.com.'],
      [
        'phone',
        'Please enter a phone number we can call, such as 0412 345 678. For overseas numbers, start with + and the country code.',
      ],
    ]);
  });

  it('accepts a lead without a last name and without opt-in [D.33] [L5.05]', () => {
    expect(leadOf({ lastName: '', isOptedIn: false })).toMatchObject({ lastName: null, isOptedIn: false });
    expect(leadOf({ isOptedIn: true }).isOptedIn).toBe(true);
  });

  it('says which field is too long, and how long it may be', () => {
    expect(messagesOf({ firstName: 'a'.repeat(81), message: 'b'.repeat(4001) })).toEqual([
      ['firstName', 'First name: please use at most 80 characters.'],
      ['message', 'Comments: please use at most 4000 characters.'],
    ]);
    expect(messagesOf({ firstName: 'a'.repeat(80), message: 'b'.repeat(4000) })).toEqual([]);
  });

  it('preserves what people write: accents, emoji, right-to-left text, line breaks', () => {
    const lead = leadOf({ firstName: 'Zoë  O’Neil', lastName: 'الخوارزمي', message: 'Hi 👋\r\nSecond line\r' });
    expect(lead).toMatchObject({ firstName: 'Zoë O’Neil', lastName: 'الخوارزمي', message: 'Hi 👋\nSecond line' });
  });

  it('removes from names what could end a mail header or change the text direction', () => {
    expect(leadOf({ firstName: 'Ann\r\nBcc: all@example.com', lastName: 'a\u202etxt.exe' })).toMatchObject({
      firstName: 'Ann Bcc: all@example.com',
      lastName: 'atxt.exe',
    });
    expect(messagesOf({ email: 'ann@example.com\r\nBcc: all@example.com' })).toHaveLength(1);
  });

  it('accepts or rejects any text, and accepted text can be stored and mailed', () => {
    const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 });
    const text = fc.oneof(
      units.map((codes) => String.fromCharCode(...codes)),
      fc.constantFrom('a\ud800', 'a\0b', 'a\nb'),
    );
    const entry = fc.record({ firstName: text, lastName: text, message: text, isOptedIn: fc.boolean() });
    fc.assert(
      fc.property(entry, (typed) => {
        const check = checkLead(makeLeadEntry(typed), required);
        if (check.kind === 'invalid') return;
        const { firstName, lastName, message } = check.lead;
        for (const stored of [firstName, lastName ?? '', message ?? '']) expect(isStorableText(stored)).toBe(true);
        expect(firstName + (lastName ?? '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      }),
    );
  });
});

describe('any text in any field of any form', () => {
  const hostile = fc.oneof(
    fc.constantFrom(
      '',
      '<script>alert(1)</script>',
      '👋🏽'.repeat(30),
      '\u202eevil\u202c',
      'a@b.example\r\nBcc: all@example.com',
      "'; DROP TABLE leads; --",
      '\0',
      'a\ud800',
      'x'.repeat(8_000),
      '1e9',
      '-1',
    ),
    fc.string({ unit: 'binary', maxLength: 40 }),
  );
  const texts = Object.fromEntries(
    leadFieldKeys.flatMap((key) => (key === 'additionalServices' ? [] : [[key, hostile]])),
  );
  const entries = fc.record({
    ...texts,
    additionalServices: fc.array(hostile, { maxLength: 5 }),
    isOptedIn: fc.boolean(),
    isAgreed: fc.boolean(),
  }) as unknown as fc.Arbitrary<LeadEntry>;

  it.each(formKindNames)(
    'a form of kind %s is rejected with a message, or stored within its limits on one line',
    (form) => {
      const options = checkOptionsOf(form, { additionalServices: ['Wash'], terms: 'mustAgree' }, 'several');
      const person = {
        firstName: 'Ann',
        lastName: 'Lee',
        email: 'ann@example.com',
        phone: '0412 345 678',
        isAgreed: true,
      };
      fc.assert(
        fc.property(entries, fc.boolean(), (entry, isPersonWell) => {
          const check = checkLead(isPersonWell ? { ...entry, ...person } : entry, options);
          if (check.kind === 'invalid') {
            for (const { message } of check.problems) expect(message).toMatch(/^[A-Z*]/);
            return;
          }
          const { message, additionalServices, custom, locationId, ...lines } = check.lead;
          const stored = [
            ...Object.values(lines).filter((value) => typeof value === 'string'),
            ...Object.values(custom),
          ];
          for (const line of stored) {
            expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]/u);
            expect(isStorableText(line)).toBe(true);
            expect(line.length).toBeLessThanOrEqual(254);
          }
          expect(isStorableText(message ?? '')).toBe(true);
          expect((message ?? '').length).toBeLessThanOrEqual(4_000);
          expect([null, 1, 2, 3]).toContain(locationId);
          expect(additionalServices.filter((service) => service !== 'Wash')).toEqual([]);
        }),
      );
    },
  );
});
