import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdRowFields, listHeldFields } from './hold-row-fields.ts';

it('takes held fields from the stored record, or out of the row where the record has none', () => {
  const input = { stocknum: 'U1', price: '259', price_type: 'Drive Away', offer_price: '1', colour: 'Wh' };
  const stored = { price: 25_990, price_type: 'Excl. Govt. Charges', colour: 'White' };
  expect(holdRowFields(input, stored, listHeldFields(['lowPrice']))).toStrictEqual({
    stocknum: 'U1',
    price: 25_990,
    price_type: 'Excl. Govt. Charges',
    colour: 'Wh',
  });
});

it('takes a nested field without touching its neighbours', () => {
  const held = holdRowFields({ variant: { gear_count: 6 } }, { variant: { power: 150, gear_count: 8 } }, [
    'variant.power',
  ]);
  expect(held).toEqual({ variant: { power: 150, gear_count: 6 } });
  expect(holdRowFields({}, {}, ['variant.power'])).toEqual({});
});

it('takes a nested field out of the row where the record has none', () => {
  const input = { variant: { power: 150, gear_count: 6 } };
  expect(holdRowFields(input, { variant: { gear_count: 8 } }, ['variant.power'])).toEqual({
    variant: { gear_count: 6 },
  });
  expect(holdRowFields({ variant: { power: 150 } }, {}, ['variant.power'])).toEqual({});
});

it('lists what a column fills besides its own field', () => {
  expect(listHeldFields([], ['colour', 'status'])).toEqual(['colour', 'status', 'sold', 'sold_date_timestamp']);
  expect(listHeldFields(['hidden', 'sold'], ['sold'])).toEqual([
    'show_on_dealer_website',
    'status',
    'sold',
    'sold_date_timestamp',
  ]);
});

it('changes no other field, and holding twice is holding once', () => {
  const names = ['price', 'colour', 'status', 'variant.power', 'variant.gear_count'];
  const cell = fc.oneof(fc.string(), fc.integer());
  const fields = (given: readonly string[]) => fc.dictionary(fc.constantFrom(...given), cell);
  const record = fc
    .tuple(fields(['price', 'colour', 'status']), fc.option(fields(['power', 'gear_count']), { nil: undefined }))
    .map(([flat, variant]) => ({ ...flat, ...(variant && { variant }) }));
  const read = (row: Readonly<Record<string, unknown>>, name: string): unknown => {
    const [outer = name, inner] = name.split('.');
    return inner === undefined ? row[outer] : (row[outer] as Record<string, unknown> | undefined)?.[inner];
  };
  fc.assert(
    fc.property(record, record, fc.subarray(names), (input, stored, fields) => {
      const held = holdRowFields(input, stored, fields);
      for (const name of names) {
        expect(read(held, name)).toEqual(read(fields.includes(name) ? stored : input, name));
      }
      expect(holdRowFields(held, stored, fields)).toEqual(held);
    }),
  );
});
