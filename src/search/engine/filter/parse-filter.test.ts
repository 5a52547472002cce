import { describe, expect, it } from 'vitest';
import { SearchError } from '../search-error.ts';
import { parseFilter } from './parse-filter.ts';

const is = (attribute: string, ...values: string[]) => ({ kind: 'in', attribute, values });
const messageOf = (input: unknown): string => {
  try {
    parseFilter(input);
  } catch (error) {
    if (error instanceof SearchError && error.code === 'invalid_search_filter') return error.message;
  }
  return 'no error';
};

describe('parseFilter', () => {
  it.each([
    ['make = Toyota', is('make', 'Toyota')],
    ['"make"="Land Rover"', is('make', 'Land Rover')],
    ["badge = 'it\\'s'", is('badge', "it's")],
    ['make != Kia', { kind: 'not', filter: is('make', 'Kia') }],
    ['price < 5e3', { kind: 'range', attribute: 'price', max: 5000, isMaxExcluded: true }],
    ['price>=5000', { kind: 'range', attribute: 'price', min: 5000 }],
    ['price 10 TO 20.5', { kind: 'range', attribute: 'price', min: 10, max: 20.5 }],
    ['make IN [Kia, "Land Rover",]', is('make', 'Kia', 'Land Rover')],
    ['make IN[]', is('make')],
    ['make NOT IN [Kia]', { kind: 'not', filter: is('make', 'Kia') }],
    ['tag EXISTS', { kind: 'exists', attribute: 'tag' }],
    ['tag NOT EXISTS', { kind: 'not', filter: { kind: 'exists', attribute: 'tag' } }],
    ['tag IS NULL', { kind: 'null', attribute: 'tag' }],
    ['tag IS NOT NULL', { kind: 'not', filter: { kind: 'null', attribute: 'tag' } }],
    ['tag IS EMPTY', { kind: 'empty', attribute: 'tag' }],
    ['tag IS NOT EMPTY', { kind: 'not', filter: { kind: 'empty', attribute: 'tag' } }],
    ['name CONTAINS gx', { kind: 'contains', attribute: 'name', text: 'gx' }],
    ['name NOT CONTAINS gx', { kind: 'not', filter: { kind: 'contains', attribute: 'name', text: 'gx' } }],
    ['name STARTS WITH "To"', { kind: 'startsWith', attribute: 'name', text: 'To' }],
    ['NOT NOT a = 1', is('a', '1')],
    ['  ( a = 1 )  ', is('a', '1')],
  ])('reads %s [B7.04]', (text, filter) => {
    expect(parseFilter(text)).toEqual(filter);
  });

  it('binds NOT before AND before OR, and brackets before all', () => {
    expect(parseFilter('a = 1 OR NOT b = 2 AND c = 3')).toEqual({
      kind: 'or',
      filters: [is('a', '1'), { kind: 'and', filters: [{ kind: 'not', filter: is('b', '2') }, is('c', '3')] }],
    });
    expect(parseFilter('(a = 1 OR b = 2) AND c = 3')).toEqual({
      kind: 'and',
      filters: [{ kind: 'or', filters: [is('a', '1'), is('b', '2')] }, is('c', '3')],
    });
  });

  it('requires all entries of a list, and any entry of an inner list', () => {
    expect(parseFilter(['a = 1', ['b = 2', 'b = 3']])).toEqual({
      kind: 'and',
      filters: [is('a', '1'), { kind: 'or', filters: [is('b', '2'), is('b', '3')] }],
    });
    for (const nothing of ['', '  ', [], [[]], undefined, null]) expect(parseFilter(nothing)).toBeUndefined();
  });

  it.each([
    ['make = ', 'Was expecting a value but instead got nothing.\n8:8 make = '],
    [
      'make = OR',
      'Was expecting a value but instead got `OR`, which is a reserved keyword. To use `OR` as a field name or a value, surround it by quotes.\n8:10 make = OR',
    ],
    [
      'AND = 3',
      'Was expecting a value but instead got `AND`, which is a reserved keyword. To use `AND` as a field name or a value, surround it by quotes.\n1:4 AND = 3',
    ],
    ['make = 🚗 AND a = 1', 'Was expecting a value but instead got `🚗`.\n8:9 make = 🚗 AND a = 1'],
    [
      'title = Glass XOR title = Glass',
      'Found unexpected characters at the end of the filter: `XOR title = Glass`. You probably forgot an `OR` or an `AND` rule.\n15:32 title = Glass XOR title = Glass',
    ],
    ["make = 'Kia", "Expression `'Kia` is missing the following closing delimiter: `'`.\n8:12 make = 'Kia"],
    ['(make = Kia', 'Expression `(make = Kia` is missing the following closing delimiter: `)`.\n1:12 (make = Kia'],
    ['make IN Kia', 'Expected `[` after `IN` keyword.\n9:12 make IN Kia'],
    ['make IN [Kia', 'Expected matching `]` after the list of field names given to `IN[`\n13:13 make IN [Kia'],
    [
      'make IN [Kia, AND]',
      'Expected only comma-separated field names inside `IN[..]` but instead found `AND]`, which is a keyword. To use `AND]` as a field name or a value, surround it by quotes.\n15:19 make IN [Kia, AND]',
    ],
    [
      '_geo = 1',
      "`_geo` is a reserved keyword and thus can't be used as a filter expression. Use the `_geoRadius(latitude, longitude, distance)` or `_geoBoundingBox([latitude, longitude], [latitude, longitude])` built-in rules to filter on `_geo` coordinates.\n1:9 _geo = 1",
    ],
    [true, 'Invalid syntax for the filter parameter: `expected String, Array, found: true`.'],
    [
      { kind: 'and', filters: [] },
      'Invalid syntax for the filter parameter: `expected String, Array, found: {"kind":"and","filters":[]}`.',
    ],
    [['a = 1', 5], 'Invalid syntax for the filter parameter: `expected String, found: 5`.'],
    [[['a = 1', ['b = 2']]], 'Invalid syntax for the filter parameter: `expected String, found: ["b = 2"]`.'],
  ])('says where %j goes wrong, in the protocol’s words', (input, message) => {
    expect(messageOf(input)).toBe(message);
  });

  it('lists the valid operations', () => {
    expect(messageOf('title & Glass')).toMatch(
      /^Was expecting an operation `=`, .* at `title & Glass`\.\n1:14 title & Glass$/,
    );
    expect(messageOf('make = Kia AND')).toMatch(/ but instead got nothing\.\n15:15 make = Kia AND$/);
  });

  it('rejects filters that are too deep, too long or too many', () => {
    expect(messageOf(`${'('.repeat(200)}a = 1${')'.repeat(200)}`)).toMatch(
      /^The filter exceeded the maximum depth limit/,
    );
    expect(messageOf(`${'NOT '.repeat(20_000)}a = 1`)).toMatch(/^The filter exceeded the maximum depth limit/);
    expect(messageOf(`a = ${'x'.repeat(200_000)}`)).toMatch(/longer than 100000 characters/);
    expect(messageOf(Array.from({ length: 3000 }, () => 'a = 1'))).toMatch(/more than 2000 entries/);
  });
});
