import { expect, it } from 'vitest';
import { makeLeadEntry } from '../testing/make-lead-entry.ts';
import { readLeadEntry } from './lead-fields.ts';

it('reads a form by the specified names [L3.01]', () => {
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
