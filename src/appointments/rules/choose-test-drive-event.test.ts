import { expect, it } from 'vitest';
import { chooseTestDriveEvent } from './choose-test-drive-event.ts';

it.each([
  ['new', null, 17],
  ['demo', null, 48],
  ['used', null, 48],
  ['used', 'Runout Sale', 48],
  ['demo', 'Test Drive Only', 17],
  ['used', 'test drive only ', 17],
] as const)('counts a test drive of a %s vehicle tagged %s as event %i [B7.27] [B7.29] [D.25]', (carType, tag, id) => {
  expect(chooseTestDriveEvent({ carType, tag })).toBe(id);
});
