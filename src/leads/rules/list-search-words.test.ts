import { describe, expect, it } from 'vitest';
import { makeLead } from '../testing/make-lead.ts';
import { listLeadWords, listSearchWords } from './list-search-words.ts';

const lead = makeLead({
  firstName: 'Zoë',
  lastName: 'O’Brien-Smith',
  email: 'Zoe.Smith@Acme.com.au',
  phone: '+61412345678',
  rego: 'ABC 123',
});

const isFound = (typed: string): boolean => {
  const searched = listSearchWords(typed);
  const words = listLeadWords(lead);
  return searched.length > 0 && searched.every((word) => words.some((one) => one.startsWith(word)));
};

describe("the desk's search", () => {
  it.each([
    ...['zoe', 'ZOË', 'brien', 'smith', 'Zoë Smith', 'smith zoe', 'brien-smith'],
    ...['zoe.smith@acme.com.au', 'zoe.smith@ac', 'acme', '0412 345 678', '+61 412 345 678', '0412345', '0412-345-678'],
    ...['ABC123', 'abc 123', 'abc', '2021 mazda', 'cx-5', 'cx5', 'M1042'],
  ])('finds a lead by %s', (typed) => expect(isFound(typed)).toBe(true));

  it.each(['', ' ', '--', 'jones', 'zoe jones', '0499', 'smithers'])('finds no lead by %j', (typed) => {
    expect(isFound(typed)).toBe(false);
  });

  it('limits what a stranger’s lead and a search can make it do', () => {
    const long = makeLead({ firstName: 'x'.repeat(500), lastName: 'a b '.repeat(500) });
    expect(listLeadWords(long).length).toBeLessThanOrEqual(60);
    expect(Math.max(...listLeadWords(long).map(({ length }) => length))).toBeLessThanOrEqual(60);
    expect(listSearchWords('a b '.repeat(500)).length).toBeLessThanOrEqual(6);
  });
});
