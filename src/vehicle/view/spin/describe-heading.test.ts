import { expect, it } from 'vitest';
import { describeHeading } from './describe-heading.ts';

it.each([
  [0, 'straight ahead'],
  [-0.4, 'straight ahead'],
  [359.6, 'straight ahead'],
  [10, '10 degrees to the right'],
  [180, '180 degrees to the right'],
  [-10, '10 degrees to the left'],
  [350, '10 degrees to the left'],
  [-370, '10 degrees to the left'],
  [730, '10 degrees to the right'],
])('a view turned by %s degrees is %s', (yawDegrees, words) => {
  expect(describeHeading(yawDegrees)).toBe(words);
});
