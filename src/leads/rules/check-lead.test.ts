import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStorableText } from '#src/lib/text/is-storable-text.ts';
import { makeLeadEntry } from '../testing/make-lead-entry.ts';
import { checkLead } from './check-lead.ts';
import { isEmailAddress } from './is-email-address.ts';
import type { LeadEntry } from './lead-fields.ts';
import { parseLeadPhone } from './parse-lead-phone.ts';
import { readLeadEntry } from './read-lead-entry.ts';

const required = { comments: 'required' } as const;
const optional = { comments: 'optional' } as const;

const messagesOf = (fields: Partial<LeadEntry>, config: Parameters<typeof checkLead>[1] = required) => {
  const check = checkLead(makeLeadEntry(fields), config);
  return check.kind === 'invalid' ? check.problems.map(({ field, message }) => [field, message]) : [];
};

const leadOf = (fields: Partial<LeadEntry>, config: Parameters<typeof checkLead>[1] = required) => {
  const check = checkLead(makeLeadEntry(fields), config);
  if (check.kind === 'invalid') throw new Error(JSON.stringify(check.problems));
  return check.lead;
};

describe('checkLead', () => {
  it('names each field that is missing, in the order of the form [D.33]', () => {
    const nothing = { firstName: ' ', lastName: '', email: '', phone: '\t', message: '\n' };
    expect(messagesOf(nothing)).toEqual([
      ['firstName', 'Please enter your first name.'],
      ['email', 'Please enter your email address.'],
      ['phone', 'Please enter your phone number.'],
      ['message', 'Please enter your comments.'],
    ]);
  });

  it('needs comments, unless the site makes them optional [L5.01]', () => {
    expect(messagesOf({ message: '' })).toEqual([['message', 'Please enter your comments.']]);
    expect(messagesOf({ message: '' }, optional)).toEqual([]);
    expect(leadOf({ message: '' }, optional).message).toBeNull();
  });

  it('says what a whole address and a number look like [D.33]', () => {
    expect(messagesOf({ email: 'ann@example', phone: '1300 555 019' })).toEqual([
      ['email', 'Please enter a whole email address, such as name@example.com.'],
      ['phone', 'Please enter an Australian mobile or landline number, such as 0412 345 678.'],
    ]);
  });

  it('takes a lead without a last name and without agreement to news [D.33] [L5.05]', () => {
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

  it('keeps what people write: accents, emoji, right-to-left text, lines of a message', () => {
    const lead = leadOf({ firstName: 'Zoë  O’Neil', lastName: 'الخوارزمي', message: 'Hi 👋\r\nSecond line\r' });
    expect(lead).toMatchObject({ firstName: 'Zoë O’Neil', lastName: 'الخوارزمي', message: 'Hi 👋\nSecond line' });
  });

  it('leaves nothing in a name that could end a header of a mail or turn its direction', () => {
    expect(leadOf({ firstName: 'Ann\r\nBcc: all@example.com', lastName: 'a\u202etxt.exe' })).toMatchObject({
      firstName: 'Ann Bcc: all@example.com',
      lastName: 'atxt.exe',
    });
    expect(messagesOf({ email: 'ann@example.com\r\nBcc: all@example.com' })).toHaveLength(1);
  });

  it('takes or refuses whatever is typed, and what it takes can be stored and mailed', () => {
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
        for (const kept of [firstName, lastName ?? '', message ?? '']) expect(isStorableText(kept)).toBe(true);
        expect(firstName + (lastName ?? '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      }),
    );
  });
});

it.each([
  ['ann@example.com', true],
  ['ann.o’neil+cars@sub.example.com.au', true],
  ['ann@bücher.example', true],
  ['ann', false],
  ['ann@example', false],
  ['ann@@example.com', false],
  ['ann@exa mple.com', false],
  ['.ann@example.com', false],
  ['ann@-example.com', false],
  ['ann@example..com', false],
  ['ann@127.0.0.1', false],
  ['<ann@example.com>', false],
  ['ann@example.com,bob@example.com', false],
])('knows whether mail can be sent to %s: %s [D.33]', (address, isOne) => {
  expect(isEmailAddress(address)).toBe(isOne);
});

it.each([
  ['0412 345 678', '+61412345678'],
  ['(07) 5550-1969', '+61755501969'],
  ['+61 412 345 678', '+61412345678'],
  ['0412 345 67', undefined],
  ['1300 555 019', undefined],
  ['+64 9 555 0123', undefined],
  ['call 0412 345 678', undefined],
])('reads %s as the Australian number %s [D.33]', (written, number) => {
  expect(parseLeadPhone(written)).toBe(number);
});

it('reads a form by the names of the specification [L3.01]', () => {
  const fields = new URLSearchParams('name=Ann&last_name=Lee&email=a%40b.co&phone=1&message=Hi&opt_in=on&other=x');
  expect(readLeadEntry((name) => fields.get(name))).toEqual({
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'a@b.co',
    phone: '1',
    message: 'Hi',
    isOptedIn: true,
  });
  expect(readLeadEntry(() => null)).toMatchObject({ firstName: '', isOptedIn: false });
});
