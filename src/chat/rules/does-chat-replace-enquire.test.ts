import { expect, it } from 'vitest';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { chatConfig } from './config.ts';
import { doesChatReplaceEnquire } from './does-chat-replace-enquire.ts';

const all = { checkout: 'byPhone', autobot: 'active' };
const priced = { make: 'Kia', status: 'in_stock', priceCents: 1_001 };

it.each<[replaces: boolean, config: object, vehicle: Partial<Vehicle>]>([
  [true, all, {}],
  [false, {}, {}],
  [false, { ...all, checkout: 'none' }, {}],
  [false, { ...all, autobot: 'none' }, {}],
  [false, { ...all, apiTokenVariable: 'CHAT_TOKEN' }, {}],
  [false, { ...all, excludedBrands: ['Ford', 'KIA'] }, {}],
  [true, { ...all, excludedBrands: ['Ford', 'Kia Trucks'] }, {}],
  [false, all, { isReserved: true }],
  [false, all, { isSold: true }],
  [false, all, { status: 'coming_soon' }],
  [false, all, { status: 'sold' }],
  [false, all, { priceCents: 1_000 }],
  [false, all, { priceCents: null }],
  [true, all, { priceCents: null, offerPriceCents: 1_001 }],
])('replaces Enquire: %s with %j for %j [L4.30] [D.40]', (replaces, config, vehicle) => {
  expect(doesChatReplaceEnquire(makeTestVehicle({ ...priced, ...vehicle }), chatConfig.parse(config))).toBe(replaces);
});

it.each(['http://chat.example', 'https://chat.example/path', "https://chat.example; script-src 'unsafe-inline'"])(
  'refuses %s as the place of a chat [D.37]',
  (url) => {
    const input = (place: string) => ({ chatwoot: { url: place, websiteToken: 'abcd1234' } });
    expect(chatConfig.safeParse(input('https://chat.example')).success).toBe(true);
    expect(chatConfig.safeParse(input(url)).success).toBe(false);
  },
);
