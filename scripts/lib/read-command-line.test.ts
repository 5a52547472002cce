import { describe, expect, it } from 'vitest';
import { readCheckoutArguments } from '../checkout/read-checkout-arguments.ts';
import { readFinanceArguments } from '../finance/read-finance-arguments.ts';
import { readLeadArguments } from '../leads/read-lead-arguments.ts';
import { readPaymentArguments } from '../payments/read-payment-arguments.ts';
import { readWheelArguments } from '../wheel/read-wheel-arguments.ts';
import { HelpAsked } from './read-command-line.ts';

const id = '0186f5a2-0266-4c90-850c-000000000001';

describe.each([
  ['checkout', readCheckoutArguments],
  ['finance', readFinanceArguments],
  ['leads', readLeadArguments],
  ['payments', readPaymentArguments],
  ['wheel', readWheelArguments],
] as const)('npm run %s', (name, read) => {
  const site = name === 'wheel' ? ['--site', 'wattle'] : [];

  it.each([[['--help']], [['-h']], [['help']], [['list', '--help']]])('says how it is used for %j', (argv) => {
    expect(() => read(argv)).toThrow(HelpAsked);
    expect(() => read(argv)).toThrow(`npm run ${name} -- list`);
  });

  it.each<[readonly string[], string]>([
    [[], 'Say what to do: '],
    [['lsit'], 'There is no command lsit: say one of '],
    [['list', '--bogus', 'x'], 'list has no option --bogus: it takes --site'],
    [['list', '-x'], 'list has no option -x: it takes --site'],
    [['list', '--site'], 'Say what --site is.'],
    [['list', '--site', '--limit', '5'], 'Say what --site is.'],
    [['list', '--limit', '5', '--limit', '6'], '--limit stands there twice.'],
    [['list', ...site, 'sold'], 'sold is too much: list names nothing.'],
    [['list', ...site, 'sold', 'all'], 'all is too much'],
    ...['0', '-1', '1.5', '1e3', 'ten', '100001', '1e99'].map((limit): [readonly string[], string] => [
      ['list', ...site, `--limit=${limit}`],
      '--limit is a whole number from 1 to 100000.',
    ]),
    [['export', ...site], 'Name a file that ends in .csv'],
    [['export', ...site, 'table.txt'], 'Name a file that ends in .csv'],
  ])('takes %j for nothing, and says what is allowed', (argv, words) => {
    const text = (() => {
      try {
        read(argv);
        return 'taken';
      } catch (error) {
        return error instanceof HelpAsked ? 'help' : String(error);
      }
    })();
    expect(text).toContain(words);
    expect(text).toContain('Usage:');
  });
});

it('takes no option that a command does nothing with', () => {
  expect(() => readCheckoutArguments(['release', id, '--state', 'held'])).toThrow(
    'release has no option --state: it takes --site.',
  );
  expect(() => readPaymentArguments(['cancel', '--amount', '5'])).toThrow('cancel has no option --amount');
  expect(readCheckoutArguments(['release', id])).toMatchObject({ command: 'release', filter: { reservationUuid: id } });
});
