import { expect, it } from 'vitest';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { chatConfig } from './config.ts';
import { doesChatReplaceEnquire } from './does-chat-replace-enquire.ts';

const active = { autobot: 'active' };

it.each<[replaces: boolean, config: object, isCheckoutEnabled: boolean]>([
  [true, active, true],
  [false, active, false],
  [false, { autobot: 'none' }, true],
  [false, { ...active, apiTokenVariable: 'CHAT_TOKEN' }, true],
  [false, { ...active, excludedBrands: ['Ford', 'KIA'] }, true],
  [true, { ...active, excludedBrands: ['Ford', 'Kia Trucks'] }, true],
])('replaces Enquire: %s with %j where checkout is enabled: %s [L4.30]', (replaces, config, isCheckoutEnabled) => {
  const vehicle = makeTestVehicle({ make: 'Kia' });
  expect(doesChatReplaceEnquire(vehicle, isCheckoutEnabled, chatConfig.parse(config))).toBe(replaces);
});

it.each(['http://chat.example', 'https://chat.example/path', "https://chat.example; script-src 'unsafe-inline'"])(
  'refuses %s as the place of a chat [D.37]',
  (url) => {
    const input = (place: string) => ({ chatwoot: { url: place, websiteToken: 'abcd1234' } });
    expect(chatConfig.safeParse(input('https://chat.example')).success).toBe(true);
    expect(chatConfig.safeParse(input(url)).success).toBe(false);
  },
);
