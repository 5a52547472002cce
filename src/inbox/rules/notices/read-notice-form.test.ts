import { expect, it } from 'vitest';
import { readNoticeForm, readPushSubscription } from './read-notice-form.ts';

const readMobile = (text: string) => (text.startsWith('04') ? `+61${text.slice(1)}` : undefined);

const formOf = (entries: readonly (readonly [string, string])[]): FormData => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};

it('reads each way for each kind, and nothing else', () => {
  const form = formOf([
    ['assigned', 'push'],
    ['assigned', 'email'],
    ['assigned', 'fax'],
    ['overdue', 'sms'],
    ['mobile', '0412345678'],
    ['quietFrom', '21:00'],
    ['quietTo', '07:00'],
  ]);
  expect(readNoticeForm(form, readMobile)).toEqual({
    kind: 'read',
    settings: {
      choices: { assigned: ['email', 'push'], warning: [], reassigned: [], overdue: ['sms'] },
      mobile: '+61412345678',
      quiet: { from: '21:00', to: '07:00' },
    },
  });
});

it.each([
  ['a number for SMS', [['warning', 'sms']]],
  ['a mobile', [['mobile', '12']]],
  ['both times', [['quietFrom', '21:00']]],
  [
    'times of a day',
    [
      ['quietFrom', '21:00'],
      ['quietTo', '7pm'],
    ],
  ],
] as const)('asks for %s', (_, entries) => {
  expect(readNoticeForm(formOf(entries), readMobile)).toMatchObject({ kind: 'refused' });
});

it('reads a browser’s subscription, and nothing that isn’t one', () => {
  const keys = { p256dh: 'B'.repeat(87), auth: `${'a'.repeat(22)}==` };
  const endpoint = 'https://push.example/1';
  expect(readPushSubscription({ endpoint, keys })).toEqual({ endpoint, p256dh: keys.p256dh, auth: 'a'.repeat(22) });
  for (const sent of [null, 1, {}, { endpoint }, { endpoint: 'http://push.example/1', keys }, { endpoint: 'x', keys }])
    expect(readPushSubscription(sent)).toBeUndefined();
  expect(readPushSubscription({ endpoint: `https://x.example/${'x'.repeat(1000)}`, keys })).toBeUndefined();
  expect(readPushSubscription({ endpoint, keys: { ...keys, auth: 'short' } })).toBeUndefined();
});
