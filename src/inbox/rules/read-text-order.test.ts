import { expect, it } from 'vitest';
import { readTextOrder } from './read-text-order.ts';

it.each([
  'STOP',
  'stop.',
  ' Stop please ',
  'STOP ALL',
  'Unsubscribe',
  'opt-out',
  'Opt out, thanks!',
  'END',
  'Quit',
  'Cancel',
])('reads %s as a wish for no more text messages', (text) => expect(readTextOrder(text)).toBe('stop'));

it.each(['START', 'unstop'])('reads %s as a wish for text messages again', (text) =>
  expect(readTextOrder(text)).toBe('start'),
);

it.each([
  'Can I stop by tomorrow?',
  'Please cancel my test drive',
  'yes',
  '',
  'The end of the week',
  '停',
  'x'.repeat(5000),
])('leaves %s to people', (text) => expect(readTextOrder(text)).toBeNull());
