import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuote, readTypedQuote } from './read-quote-form.ts';

const today = '2026-11-29';

const formOf = (fields: Readonly<Record<string, string>> = {}, extras: readonly (readonly [string, string])[] = []) => {
  const form = new FormData();
  const all = { quote: 'q', price: '28,990', priceKind: 'driveAway', validUntil: '2026-12-06', ...fields };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  for (const [label, amount] of extras) {
    form.append('extraLabel', label);
    form.append('extraAmount', amount);
  }
  return form;
};

const read = (...given: Parameters<typeof formOf>) => readQuote(readTypedQuote(formOf(...given)), today);
const problemOf = (...given: Parameters<typeof formOf>): string => {
  const reading = read(...given);
  return reading.kind === 'refused' ? reading.problem : 'none';
};

describe('the form of a quote', () => {
  it('is read to the cent, without its empty rows', () => {
    const fields = {
      price: '$28 990.5',
      charges: '1,650',
      discount: '500.05',
      tradeInCar: '2015 Mazda 3',
      tradeIn: '9000',
    };
    expect(
      read(fields, [
        ['', ''],
        ['Tow bar', '990.50'],
        ['Mats', '0'],
      ]),
    ).toEqual({
      kind: 'read',
      quote: {
        sums: {
          priceCents: 2_899_050,
          isDriveAway: true,
          governmentCents: 165_000,
          extras: [
            { label: 'Tow bar', amountCents: 99_050 },
            { label: 'Mats', amountCents: 0 },
          ],
          discountCents: 50_005,
          tradeInCents: 900_000,
          depositCents: 0,
        },
        tradeIn: '2015 Mazda 3',
        validUntil: '2026-12-06',
      },
    });
  });

  it.each<[string, Parameters<typeof formOf>]>([
    ['The price can’t be negative', [{ price: '-28990' }]],
    ['The discount can’t be negative', [{ discount: '−$5' }]],
    ['The price is more than $10,000,000', [{ price: '10,000,000.01' }]],
    ['The price is more than $10,000,000', [{ price: '999999999999' }]],
    ['The price: enter an amount such as', [{ price: '1e9' }]],
    ['The price: enter an amount such as', [{ price: '28,990.505' }]],
    ['The price: enter an amount such as', [{ price: '9'.repeat(500) }]],
    ['The deposit: enter an amount such as', [{ deposit: 'half' }]],
    ['Please enter a name for extra 1', [{}, [['', '5']]]],
    ['Enter an amount for Tow bar', [{}, [['Tow bar', '']]]],
    ['Tow bar can’t be negative', [{}, [['Tow bar', '-1']]]],
    ['The name of an extra can have up to 80 characters', [{}, [['x'.repeat(81), '5']]]],
    ['Enter the allowance for the trade-in', [{ tradeInCar: 'Mazda' }]],
    ['The trade-in can have up to 120 characters', [{ tradeInCar: 'x'.repeat(121), tradeIn: '5' }]],
    ['Valid until: choose a day', [{ validUntil: '2026-11-28' }]],
    ['Valid until: choose a day', [{ validUntil: '2027-02-28' }]],
    ['Valid until: choose a day', [{ validUntil: '2026-11-31' }]],
    ['Valid until: choose a day', [{ validUntil: 'soon' }]],
  ])('is refused with “%s”', (problem, given) => expect(problemOf(...given)).toContain(problem));

  it('takes today and the last day offered', () => {
    expect(problemOf({ validUntil: today })).toBe('none');
    expect(problemOf({ validUntil: '2027-02-27' })).toBe('none');
  });

  it('keeps more rows than a quote can have, so that they are refused and not left out', () => {
    const many = Array.from({ length: 5000 }, (): [string, string] => ['Mat', '1']);
    const reading = read({}, many);
    expect(reading.kind === 'read' && reading.quote.sums.extras.length).toBe(40);
  });

  it('reads anything that a program sends without an error', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })), { maxLength: 20 }),
        (pairs) => {
          const form = formOf({}, pairs);
          for (const [name, value] of pairs) form.append(name, value);
          expect(['read', 'refused']).toContain(readQuote(readTypedQuote(form), today).kind);
        },
      ),
    );
  });
});
