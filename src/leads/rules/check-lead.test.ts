import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStorableText } from '#src/lib/text/is-storable-text.ts';
import { parseLeadPhone } from '../server/parse-lead-phone.ts';
import { makeLeadEntry } from '../testing/make-lead-entry.ts';
import { makeLeadSite } from '../testing/make-lead-site.ts';
import { buildLeadFields } from './build-lead-fields.ts';
import { checkLead, type LeadCheckOptions } from './check-lead.ts';
import { type FormKindName, formKindNames } from './form-kinds.ts';
import { isEmailAddress } from './is-email-address.ts';
import { type LeadEntry, leadFieldKeys } from './lead-fields.ts';
import { readLeadEntry } from './read-lead-entry.ts';

const optionsOf = (form: FormKindName, leads: object = {}, places: 'one' | 'several' = 'one'): LeadCheckOptions => {
  const site = makeLeadSite(leads, places);
  const mustAgree = site.config.leads.terms === 'mustAgree';
  return { fields: buildLeadFields(form, site), mustAgree, parsePhone: parseLeadPhone };
};
const required = optionsOf('enquiry');
const optional = optionsOf('enquiry', { comments: 'optional' });

const messagesOf = (fields: Partial<LeadEntry>, options = required) => {
  const check = checkLead(makeLeadEntry(fields), options);
  return check.kind === 'invalid' ? check.problems.map(({ field, message }) => [field, message]) : [];
};

const leadOf = (fields: Partial<LeadEntry>, options = required) => {
  const check = checkLead(makeLeadEntry(fields), options);
  if (check.kind === 'invalid') throw new Error(JSON.stringify(check.problems));
  return check.lead;
};

describe('checkLead on a site with several places', () => {
  const contact = optionsOf('contact', {}, 'several');
  const chosen = { category: 'Feedback', locationId: '2', dealershipSlug: 'wattle-south' };

  it('needs category, location and dealership, each in its own words [L5.02] [L5.03] [L5.04]', () => {
    expect(messagesOf({}, contact)).toEqual([
      ['category', 'Please select what it is about'],
      ['locationId', 'Please Select a Dealership Location'],
      ['dealershipSlug', 'Select a Preferred Dealership'],
    ]);
    const department = optionsOf('contact', { locationSelect: 'department', dealershipSelect: 'removed' }, 'several');
    expect(messagesOf({ category: 'Feedback' }, department)).toEqual([['locationId', 'Please Select a Department']]);
    expect(leadOf(chosen, contact)).toMatchObject({
      chosenCategory: 'Feedback',
      locationId: 2,
      dealershipSlug: 'wattle-south',
    });
  });

  it('takes neither a place nor a category that the site does not have', () => {
    const foreign = { category: '<script>', locationId: '101', dealershipSlug: 'other-dealer' };
    expect(messagesOf(foreign, contact).map(([field]) => field)).toEqual(['category', 'locationId', 'dealershipSlug']);
    expect(messagesOf({ ...chosen, locationId: '2 ' }, contact)).toEqual([]);
    expect(messagesOf({ ...chosen, locationId: '02' }, contact)).toHaveLength(1);
  });

  it('does not ask a site with one place or seller for its dealership, nor one that removed the fields [L5.04]', () => {
    expect(messagesOf({ category: 'Feedback', locationId: '1' }, optionsOf('contact'))).toEqual([]);
    const none = { locationSelect: 'none', dealershipSelect: 'removed', categories: [] };
    expect(leadOf(chosen, optionsOf('contact', none, 'several'))).toMatchObject({
      chosenCategory: null,
      locationId: null,
      dealershipSlug: null,
    });
  });

  it('takes a plate, and a form without one [L5.05]', () => {
    expect(leadOf({ ...chosen, rego: ' 123abc ' }, contact).rego).toBe('123ABC');
    expect(leadOf(chosen, contact).rego).toBeNull();
  });

  it('is sent only with agreement to the terms of use, where the site says so [L5.08]', () => {
    const terms = optionsOf('enquiry', { terms: 'mustAgree' });
    expect(messagesOf({}, terms)).toEqual([
      ['terms', '* You must agree to the terms of use before submitting the form.'],
    ]);
    expect(messagesOf({ isAgreed: true }, terms)).toEqual([]);
    expect(messagesOf({ isAgreed: false }, required)).toEqual([]);
  });

  it('keeps the services that the site offers, and no others [L3.01]', () => {
    const service = optionsOf('service', { additionalServices: ['Wash', 'Loan car'] }, 'several');
    const entry = { locationId: '3', additionalServices: ['Loan car', 'Free car', 'Wash'] };
    expect(leadOf(entry, service).additionalServices).toEqual(['Wash', 'Loan car']);
    expect(messagesOf({ ...entry, message: '' }, service)).toEqual([]);
  });
});

describe('checkLead of the form in steps', () => {
  const steps = optionsOf('leadForm');
  const whole = {
    ...{ postcode: '4105', contactMethod: 'SMS', locationId: '1', wantsFinance: 'No', hasTradeIn: 'Yes', message: '' },
    ...{ rego: '123ABC', regoState: 'QLD', odometerKm: '45,000 kms', budget: '$30,000' },
  };

  it('keeps what has no column of its own by the names of the specification [L2.55] [L5.14]', () => {
    expect(leadOf(whole, steps)).toMatchObject({
      postcode: '4105',
      rego: '123ABC',
      custom: {
        vehiclePriceBudget: '30000',
        PreferredContactMethod: 'SMS',
        finance: 'No',
        'do-you-have-a-trade-in': 'Yes',
        regoState: 'QLD',
        kms: '45000',
      },
    });
  });

  it('needs a last name and a postcode of four digits [D.33] [L5.06]', () => {
    expect(messagesOf({ ...whole, lastName: '', postcode: '' }, steps)).toEqual([
      ['lastName', 'Please enter your last name.'],
      ['postcode', 'Please enter your postcode.'],
    ]);
    for (const postcode of ['410', '41055', '4,105', '41O5', '４１０５']) {
      expect(messagesOf({ ...whole, postcode }, steps)).toEqual([
        ['postcode', 'Invalid postcode. Please enter a 4-digit number.'],
      ]);
    }
  });

  it('asks nothing about a trade-in that there is not [D.34]', () => {
    const lead = leadOf({ ...whole, hasTradeIn: 'No', odometerKm: 'many' }, steps);
    expect([lead.rego, lead.custom.kms, lead.custom.regoState]).toEqual([null, undefined, undefined]);
    expect(messagesOf({ ...whole, odometerKm: 'many' }, steps)).toEqual([
      ['odometerKm', 'Please enter the odometer in kms, such as 45,000.'],
    ]);
  });
});

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

it('reads a form by the names of the specification [L3.01]', () => {
  const sent = 'name=Ann&last_name=Lee&email=a%40b.co&phone=1&message=Hi&opt_in=on&other=x&additional_services=A';
  const fields = new URLSearchParams(`${sent}&additional_services=B&PreferredContactMethod=SMS&terms_of_use=true`);
  expect(readLeadEntry((name) => fields.getAll(name))).toEqual(
    makeLeadEntry({
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'a@b.co',
      phone: '1',
      message: 'Hi',
      contactMethod: 'SMS',
      additionalServices: ['A', 'B'],
      isOptedIn: true,
      isAgreed: true,
    }),
  );
  expect(readLeadEntry(() => [])).toMatchObject({ firstName: '', isOptedIn: false, isAgreed: false });
});

describe('whatever is sent in any field of any form', () => {
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

  it.each(formKindNames)('a form of kind %s is refused with words, or kept within its bounds on one line', (form) => {
    const options = optionsOf(form, { additionalServices: ['Wash'], terms: 'mustAgree' }, 'several');
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
        const kept = [...Object.values(lines).filter((value) => typeof value === 'string'), ...Object.values(custom)];
        for (const line of kept) {
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
  });
});
