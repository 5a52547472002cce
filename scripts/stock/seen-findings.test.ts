import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../src/platform/testing/make-temporary-folder.ts';
import { createSeenFindings } from './seen-findings.ts';

it('knows what a dry run of the same site printed, and nothing else', () => {
  const folder = join(makeTemporaryFolder('seen-findings'), 'new');
  const ours = createSeenFindings(folder, 'acme');
  const held = 'Held back:\n  1 first price\n    K2006';
  expect(ours.has(held)).toBe(false);
  ours.add(held);
  expect(createSeenFindings(folder, 'acme').has(held)).toBe(true);
  expect(ours.has(`${held}, K2007`)).toBe(false);
  expect(createSeenFindings(folder, 'other').has(held)).toBe(false);
});
