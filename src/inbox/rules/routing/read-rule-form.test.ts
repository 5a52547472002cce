import { expect, it } from 'vitest';
import { readRuleForm, readTestLead } from './read-rule-form.ts';
import { anyLead } from './routing-rule.ts';

const [ann, bob] = ['3ca07de9-6107-4f92-8fa1-3bf1b14ce10b', '3ca07de9-6107-4f92-8fa1-3bf1b14ce10c'];

const formOf = (fields: Readonly<Record<string, string | readonly string[]>>): FormData => {
  const form = new FormData();
  for (const [name, values] of Object.entries({ name: 'Mine', way: 'turns', person: ann, ...fields })) {
    for (const value of [values].flat()) form.append(name, value);
  }
  return form;
};

it('reads a rule, and ignores locations of other sites', () => {
  const form = formOf({
    name: '  Utes  and vans ',
    location: ['2', '9'],
    category: ['Used Vehicle Enquiry', 'Nothing'],
    makes: 'Mazda, Land Rover,',
    sources: 'Google, facebook',
    minPrice: '$20,000',
    maxPrice: '40000',
    weekday: ['1', '5', '7'],
    from: '09:00',
    to: '17:30',
    way: 'fewest',
    person: [ann, bob, ann, 'nobody'],
  });
  expect(readRuleForm(form, [1, 2])).toEqual({
    kind: 'read',
    rule: {
      name: 'Utes and vans',
      conditions: {
        locationIds: [2],
        categories: ['Used Vehicle Enquiry'],
        makes: ['mazda', 'land-rover'],
        sources: ['google', 'facebook'],
        minPriceCents: 2_000_000,
        maxPriceCents: 4_000_000,
        weekdays: [1, 5],
        hours: { from: '09:00', to: '17:30' },
      },
      way: 'fewest',
      personUuids: [ann, bob],
    },
  });
  expect(readRuleForm(formOf({}), [])).toMatchObject({ kind: 'read', rule: { conditions: anyLead } });
});

it.each([
  ['a name', { name: ' ' }],
  ['a short name', { name: 'x'.repeat(81) }],
  ['prices', { minPrice: 'cheap' }],
  ['prices in order', { minPrice: '2', maxPrice: '1' }],
  ['both times', { from: '09:00' }],
  ['times of a day', { from: '25:00', to: '26:00' }],
  ['two different times', { from: '09:00', to: '09:00' }],
  ['a way', { way: 'lottery' }],
  ['people', { person: [] }],
  ['one person for a person', { way: 'person', person: [ann, bob] }],
  ['few makes', { makes: Array.from({ length: 21 }, (_, index) => `make ${index}`).join() }],
])('asks for %s', (_, fields) => expect(readRuleForm(formOf(fields), [])).toMatchObject({ kind: 'refused' }));

it('reads a lead to test, once there is a category', () => {
  expect(readTestLead(new URLSearchParams('make=Kia'))).toBeNull();
  expect(readTestLead(new URLSearchParams('category=Service+Enquiry&location=x&price=x&weekday=9&time=9'))).toEqual({
    category: 'Service Enquiry',
    locationId: null,
    sources: ['website'],
    makeSlug: null,
    priceCents: null,
    weekday: 1,
    time: '10:00',
  });
});
