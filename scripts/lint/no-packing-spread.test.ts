import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../src/platform/testing/make-temporary-folder.ts';
import { lintPlanted } from './testing/lint-planted.ts';

it('refuses a spread of a literal, and allows spreads that decide or copy', async () => {
  const text = [
    'export const packed = (a: number) => ({ ...{ a, b: 2 }, c: 3 });',
    'export const copied = (given: object, isKnown: boolean) => ({ ...given, ...(isKnown && { a: 1 }) });',
    'export const listed = (given: readonly number[]) => [...given];',
  ].join('\n');
  const report = await lintPlanted(makeTemporaryFolder('lint-spreads'), { 'src/car/view/planted.ts': `${text}\n` });
  const faults = report.filter((line) => line.includes('instead of spreading a literal'));
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('planted.ts,line=1');
});
