import { expect, it } from 'vitest';
import { describeForeignSuburb, findOnlySuburb } from './describe-foreign-suburb.ts';

it('refuses a misspelt suburb, and names those of the postcode', () => {
  expect(describeForeignSuburb('Ecucha', '3564')).toBe(
    "Ecucha isn't in 3564. Did you mean Echuca? 3564 is Bamawm Extension, Campaspe West, Echuca, Echuca East, Echuca South, Echuca Village, Echuca West, Kanyapella, Mcevoys, Patho, Patho West, Roslynmead, Simmie, Wharparilla.",
  );
});

it('refuses a suburb of another postcode', () => {
  expect(describeForeignSuburb('Moama', '3564')).toMatch(/^Moama isn't in 3564\. 3564 is Bamawm/);
});

it.each([
  ['echuca', '3564'],
  ['Echuca North', '3564'],
  ['St Albans', '3021'],
  ['Mt Gambier', '5290'],
  ['Brandnewville', '3564'],
  ['Kwinana', '6167'],
  ['Anywhere', '9998'],
  ['Central', '3564'],
])('accepts %s with %s', (suburb, postcode) => expect(describeForeignSuburb(suburb, postcode)).toBeUndefined());

it('knows the suburb of a postcode that has only one', () => {
  expect(findOnlySuburb('4717')).toBe('Blackwater');
  for (const several of ['4350', '0000', '2058']) expect(findOnlySuburb(several)).toBeUndefined();
});
