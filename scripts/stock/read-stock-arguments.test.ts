import { expect, it } from 'vitest';
import { readStockArguments } from './read-stock-arguments.ts';

it('gives a dealer who forgot --write the whole command to copy, without the usage', () => {
  const messageOf = (...argv: readonly string[]): string => {
    try {
      readStockArguments(['map', 'dealer.csv', ...argv]);
      return '';
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
  };
  expect(messageOf('--site', 'acme-cars', '--columns', 'Ask $=price; Clocks=km', '--replace')).toBe(
    "--replace only works with --write. The whole command is:\n  npm run stock -- map dealer.csv --site acme-cars --columns 'Ask $=price; Clocks=km' --replace --write",
  );
  expect(messageOf('--replace')).toMatch(/ map dealer\.csv --replace --site SLUG --write$/);
});
