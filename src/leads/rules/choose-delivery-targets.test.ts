import { expect, it } from 'vitest';
import { chooseDeliveryTargets } from './choose-delivery-targets.ts';
import { leadsConfig } from './config.ts';

const config = leadsConfig.parse({
  mailTo: ['sales@a.example', 'sales@a.example'],
  destinations: [
    { kind: 'adfMail', to: 'crm@a.example' },
    { kind: 'mail', to: 'windsor@a.example', locations: ['windsor'] },
    { kind: 'webhook', to: 'https://hooks.a.example/leads', secretVariable: 'A_SECRET' },
  ],
  confirmation: 'mail',
});
const lead = { email: 'ann@example.com', locationSlug: null, isTrapped: false };
const targetsOf = (fields: Partial<typeof lead> | { readonly locationSlug: string }) =>
  chooseDeliveryTargets({ ...lead, ...fields }, config).map(({ kind, target }) => `${kind} ${target}`);

it('takes a lead to each place of the site once, and a confirmation to the shopper [D.32]', () => {
  expect(targetsOf({})).toEqual([
    'mail sales@a.example',
    'adfMail crm@a.example',
    'webhook https://hooks.a.example/leads',
    'confirmation ann@example.com',
  ]);
});

it('takes the leads of a location to its own people too, and no others [D.32]', () => {
  expect(targetsOf({ locationSlug: 'windsor' })).toContain('mail windsor@a.example');
  expect(targetsOf({ locationSlug: 'moorooka' })).not.toContain('mail windsor@a.example');
});

it('confirms nothing where the site does not say so [D.32]', () => {
  const silent = leadsConfig.parse({ mailTo: ['sales@a.example'] });
  expect(chooseDeliveryTargets(lead, silent)).toEqual([{ kind: 'mail', target: 'sales@a.example' }]);
});

it('takes nowhere what a program sent, and confirms it to nobody [D.34]', () => {
  expect(targetsOf({ isTrapped: true })).toEqual([]);
});

it.each([
  ['mail', 'https://a.example', null],
  ['adfMail', 'nobody', null],
  ['adfHttp', 'http://a.example/adf', null],
  ['webhook', 'a@a.example', 'A_SECRET'],
  ['webhook', 'https://a.example', null],
  ['webhook', 'https://a.example', 'not a variable'],
])('refuses a destination of kind %s to %s with the secret %s', (kind, to, secretVariable) => {
  expect(leadsConfig.safeParse({ destinations: [{ kind, to, secretVariable }] }).success).toBe(false);
});
