import { expect, it } from 'vitest';
import { StatementNames } from './statement-names.ts';

it('gives each text its own name', () => {
  const names = new StatementNames();
  expect([names.nameOf('select 1'), names.nameOf('select 2'), names.nameOf('select 1')]).toEqual([
    'statement_0',
    'statement_1',
    'statement_0',
  ]);
});

it('names a hundred texts and leaves the rest unnamed', () => {
  const names = new StatementNames();
  const given = Array.from({ length: 200 }, (_, n) => names.nameOf(`select ${n}`));
  expect(given.filter((name) => name !== undefined)).toHaveLength(100);
  expect(names.nameOf('select 99')).toBe('statement_99');
});
