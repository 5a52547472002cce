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

it('sends a lead to each destination once, and a confirmation to the shopper [D.32]', () => {
  expect(targetsOf({})).toEqual([
    'mail sales@a.example',
    'adfMail crm@a.example',
    'webhook https://hooks.a.example/leads',
    'confirmation ann@example.com',
  ]);
});

it('sends the leads of a location, and no others, to its own mailboxes too [D.32]', () => {
  expect(targetsOf({ locationSlug: 'windsor' })).toContain('mail windsor@a.example');
  expect(targetsOf({ locationSlug: 'moorooka' })).not.toContain('mail windsor@a.example');
});

it('sends no confirmation unless configured [D.32]', () => {
  const silent = leadsConfig.parse({ mailTo: ['sales@a.example'] });
  expect(chooseDeliveryTargets(lead, silent)).toEqual([{ kind: 'mail', target: 'sales@a.example' }]);
});

it('sends a bot’s lead nowhere, without a confirmation [D.34]', () => {
  expect(targetsOf({ isTrapped: true })).toEqual([]);
});

it.each([
  ['mail', 'https://a.example', null],
  ['adfMail', 'nobody', null],
  ['adfHttp', 'http://a.example/adf', null],
  ['webhook', 'a@a.example', 'A_SECRET'],
  ['webhook', 'https://a.example', null],
  ['webhook', 'https://a.example', 'not a variable'],
])('rejects a destination of kind %s to %s with the secret %s', (kind, to, secretVariable) => {
  expect(leadsConfig.safeParse({ destinations: [{ kind, to, secretVariable }] }).success).toBe(false);
});
