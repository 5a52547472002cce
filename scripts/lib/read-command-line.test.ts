import { describe, expect, it } from 'vitest';
import { readCheckoutArguments } from '../checkout/read-checkout-arguments.ts';
import { readFinanceArguments } from '../finance/read-finance-arguments.ts';
import { readLeadArguments } from '../leads/read-lead-arguments.ts';
import { readPaymentArguments } from '../payments/read-payment-arguments.ts';
import { readWheelArguments } from '../wheel/read-wheel-arguments.ts';
import { HelpRequested } from './read-command-line.ts';

const id = '0186f5a2-0266-4c90-850c-000000000001';

describe.each([
  ['checkout', readCheckoutArguments],
  ['finance', readFinanceArguments],
  ['leads', readLeadArguments],
  ['payments', readPaymentArguments],
  ['wheel', readWheelArguments],
] as const)('npm run %s', (name, read) => {
  const site = name === 'wheel' ? ['--site', 'wattle'] : [];

  it.each([[['--help']], [['-h']], [['help']], [['list', '--help']]])('throws the usage for %j', (argv) => {
    expect(() => read(argv)).toThrow(HelpRequested);
    expect(() => read(argv)).toThrow(`npm run ${name} -- list`);
  });

  it.each<[readonly string[], string]>([
    [[], 'Name a command: '],
    [['lsit'], 'Unknown command lsit. Use one of '],
    [['list', '--bogus', 'x'], 'Unknown option --bogus: list takes --site'],
    [['list', '-x'], 'Unknown option -x: list takes --site'],
    [['list', '--site'], '--site needs a value.'],
    [['list', '--site', '--limit', '5'], '--site needs a value.'],
    [['list', '--limit', '5', '--limit', '6'], '--limit is given twice.'],
    [['list', ...site, 'sold'], 'Unexpected argument sold: list takes none.'],
    [['list', ...site, 'sold', 'all'], 'Unexpected argument all'],
    ...['0', '-1', '1.5', '1e3', 'ten', '100001', '1e99'].map((limit): [readonly string[], string] => [
      ['list', ...site, `--limit=${limit}`],
      '--limit must be a whole number from 1 to 100000.',
    ]),
    [['export', ...site], 'Name a file that ends in .csv'],
    [['export', ...site, 'table.txt'], 'Name a file that ends in .csv'],
  ])('refuses %j and says what is allowed', (argv, words) => {
    const text = (() => {
      try {
        read(argv);
        return 'taken';
      } catch (error) {
        return error instanceof HelpRequested ? 'help' : String(error);
      }
    })();
    expect(text).toContain(words);
    expect(text).toContain('Usage:');
  });
});

it('refuses an option that a command does not use', () => {
  expect(() => readCheckoutArguments(['release', id, '--state', 'held'])).toThrow(
    'Unknown option --state: release takes --site.',
  );
  expect(() => readPaymentArguments(['cancel', '--amount', '5'])).toThrow(
    'Unknown option --amount: cancel takes --site.',
  );
  expect(readCheckoutArguments(['release', id])).toMatchObject({ command: 'release', filter: { reservationUuid: id } });
});
