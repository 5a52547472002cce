import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { makeTemporaryFolder } from '../../../src/platform/testing/make-temporary-folder.ts';
import { readPhone } from './answers/read-phone.ts';
import { describeForeignPostcode } from './answers/states.ts';
import { readAnswersFile } from './read-answers-file.ts';
import { locationAnswers, siteAnswers } from './site-answers.ts';

const { abn, state, host, brand, licenceNumber, email, template, hasWorkshop } = siteAnswers.shape;
const { phone, postcode } = locationAnswers.shape;

it.each([
  [abn, '53004085616', '53 004 085 616'],
  [abn, 'ABN: 53-004-085-616', '53 004 085 616'],
  [state, 'vic', 'VIC'],
  [state, 'Vic.', 'VIC'],
  [state, 'the Northern Territory', 'NT'],
  [host, 'https://www.Example.com.au/', 'www.example.com.au'],
  [host, 'example.com.au/stock?page=2', 'example.com.au'],
  [brand, '1A5276', '#1a5276'],
  [brand, '#fc3', '#ffcc33'],
  [brand, 'green 146E46', '#146e46'],
  [brand, 'rose', '#c83c5a'],
  [brand, 'rgb(26, 82, 118)', '#1a5276'],
  [brand, 'Navy Blue', '#14294f'],
  [licenceNumber, 'LMCT 11422', '11422'],
  [licenceNumber, 'Licence no. 4512087', '4512087'],
  [licenceNumber, 'MD 12345', 'MD 12345'],
  [email, 'Acme <sales@acme.example>', 'sales@acme.example'],
  [email, 'mailto:sales@acme.example', 'sales@acme.example'],
  [template, '1', 'used'],
  [template, 'Caravans', 'specialist'],
  [hasWorkshop, 'Yep', true],
  [hasWorkshop, false, false],
  [phone, '(03) 5277 0142', '03 5277 0142'],
  [phone, '+61 (0)3 5277-0142', '03 5277 0142'],
  [phone, '0011 61 412 345 678', '0412 345 678'],
  [phone, 'Ph. 0412.345.678', '0412 345 678'],
  [phone, '1300123456', '1300 123 456'],
  [postcode, 4105, '4105'],
])('reads an answer as people give it: %#', (schema, typed, value) => expect(schema.parse(typed)).toBe(value));

it.each([
  [abn, '5300408561'],
  [abn, '53 004 085 617'],
  [abn, '63 004 085 616'],
  [abn, '35 004 085 616'],
  [state, 'Otago'],
  [host, 'sales@acme.example'],
  [host, 'acme'],
  [brand, 'puce'],
  [licenceNumber, 'LMCT TBA'],
  [email, 'acme.example'],
  [hasWorkshop, 'u'],
  [phone, '5277 0142'],
  [phone, '03 5277 0142 or 0412 345 678'],
  [phone, 'call us'],
  [postcode, '60'],
  [postcode, '0100'],
])('refuses an answer that it can’t read: %#', (schema, typed) => expect(schema.safeParse(typed).success).toBe(false));

it('takes a local number from a file of answers, with the area code of its postcode', () => {
  const file = join(makeTemporaryFolder('answers'), 'answers.yaml');
  const location = { street: '1 Main Road', suburb: 'Salisbury', postcode: '5108', openingHours: 'Mon-Fri 9-5' };
  const rest = { entity: 'Marri', abn: null, licenceNumber: null, host: null, email: 'a@marri.example' };
  const colours = { brand: 'red', accent: 'navy', hasWorkshop: false, closedOnPublicHolidays: 'yes' };
  const write = (fields: object) =>
    writeFileSync(file, stringify({ name: 'Marri', template: 'used', state: 'SA', ...rest, ...colours, ...fields }));
  write({ locations: [{ ...location, phone: '8522 1234' }] });
  expect(readAnswersFile(file).locations[0]?.phone).toBe('08 8522 1234');
  write({ locations: [{ ...location, phone: '8522 1234', openingHours: '9am till late' }] });
  expect(() => readAnswersFile(file)).toThrow("We can't read 'late'.");
  const open = { ...location, phone: '8522 1234', openingHours: 'Mon-Fri 9-5 including public holidays' };
  write({ locations: [{ ...location, phone: '8522 1234' }, open] });
  expect(() => readAnswersFile(file)).toThrow(
    `closedOnPublicHolidays: "yes" is not allowed: locations[1].openingHours says 'public holidays as usual'. Delete one of the two.`,
  );
  write({ closedOnPublicHolidays: 'no', locations: [open, { ...open, openingHours: 'Mon-Fri 9-5, PH shut' }] });
  expect(() => readAnswersFile(file)).toThrow("locations[1].openingHours says 'public holidays closed'.");
  write({ locations: [{ ...open, openingHours: 'Mon-Fri 9-12, 1-5 (we shut for lunch)' }] });
  expect(() => readAnswersFile(file)).toThrow('Delete (we shut for lunch).');
  write({ locations: [{ ...open, suburb: 'Sailsbury' }] });
  expect(() => readAnswersFile(file)).toThrow("Sailsbury isn't in 5108. Did you mean Salisbury?");
  write({ locations: [{ ...open, suburb: 'Mildura', postcode: 3500 }] });
  expect(() => readAnswersFile(file)).toThrow('3500 is a postcode in Victoria, not in South Australia.');
});

it('gives a local number the area code of its state', () => {
  expect(readPhone('5277 0142', 'VIC')).toBe('03 5277 0142');
  expect(readPhone('5277 0142', 'WA')).toBe('08 5277 0142');
});

it('takes the file of answers in docs/adding-a-site.md as it is', () => {
  const [, block = ''] =
    /## A file of answers[\s\S]*?```yaml\n([\s\S]*?)```/.exec(readFileSync('docs/adding-a-site.md', 'utf8')) ?? [];
  const file = join(makeTemporaryFolder('documented'), 'acme.yaml');
  writeFileSync(file, block);
  expect(readAnswersFile(file)).toMatchObject({
    name: 'Acme Cars',
    accent: '#f26b1d',
    locations: [{ openingHours: expect.stringContaining('08:30-12:30 & 13:00-17:30') }],
  });
});

it('needs no more in a file of answers than the prompt asks for', () => {
  const folder = makeTemporaryFolder('short');
  const file = join(folder, 'answers.yaml');
  writeFileSync(join(folder, 'our logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>');
  const yard = { street: '1 Main Road', suburb: 'Salisbury', postcode: '5108', phone: '8522 1234' };
  const short = { name: 'Marri', template: 'used', email: 'a@marri.example', brand: 'navy' };
  const locations = [{ ...yard, openingHours: 'Mon-Fri 9-5' }];
  writeFileSync(file, stringify({ ...short, logo: 'our logo.svg', locations }));
  expect(readAnswersFile(file)).toMatchObject({
    state: 'SA',
    entity: 'Marri',
    accent: '#14294f',
    host: null,
    hasWorkshop: false,
    logo: join(folder, 'our logo.svg'),
  });
  writeFileSync(file, stringify({ ...short, logo: 'logo.svg', abn: '1', locations }));
  let message = '';
  try {
    readAnswersFile(file);
  } catch (error) {
    message = String(error);
  }
  expect(message).toContain(`There is no file ${join(folder, 'logo.svg')}.`);
  expect(message.match(/the 11 digits of an ABN/g)).toHaveLength(1);
});

it('takes no town twice from a file of answers, and the suburb of a postcode that has only one', () => {
  const file = join(makeTemporaryFolder('towns'), 'answers.yaml');
  const short = { name: 'Marri', template: 'used', email: 'a@marri.example', brand: 'rose' };
  const toowoomba = { street: '412 Ruthven St, Toowoomba', suburb: 'Toowoomba', postcode: 4350, phone: '4632 1234' };
  const blackwater = { street: '5 Mackenzie Street', postcode: 4717, phone: '4982 1234' };
  writeFileSync(file, stringify({ ...short, locations: [toowoomba, blackwater] }));
  expect(readAnswersFile(file).locations).toMatchObject([
    { street: '412 Ruthven St', suburb: 'Toowoomba' },
    { suburb: 'Blackwater', phone: '07 4982 1234' },
  ]);
});

it.each([
  ['name: A\nlocations\n  - street: 1', "line 2, or the one before: 'locations' can't be read."],
  ['name: A\nphone: 07: 5550', "line 2, or the one before: 'phone: 07: 5550' can't be read."],
  ['name: A\nname: B', "line 2: 'name: B' appears twice."],
])('says in one line where a file of answers is broken: %j', (text, said) => {
  const file = join(makeTemporaryFolder('broken'), 'answers.yaml');
  writeFileSync(file, text);
  let message = '';
  try {
    readAnswersFile(file);
  } catch (error) {
    message = String(error);
  }
  expect(message).toContain(said);
  expect(message.split('\n')).toHaveLength(2);
  expect(message).toMatch(/such as phone: 07 5550 1969|Delete one/);
});

it('reports unknown keys of a file of answers first, then the other faults, as the dealer named them', () => {
  const file = join(makeTemporaryFolder('misspelt'), 'answers.yaml');
  const yard = { street: '1 Main Road', suburb: 'Salisbury', postcode: '5108', openingHours: 'Mon-Fri 9-5' };
  const short = { name: 'Marri', template: 'used', email: 'a@marri.example', brand: 'navy', logo: 'our logo.svg' };
  const refuse = (fields: object): string => {
    writeFileSync(file, stringify({ ...short, ...fields }));
    try {
      return JSON.stringify(readAnswersFile(file));
    } catch (error) {
      return String(error);
    }
  };
  const [heading, ...lines] = refuse({ location: [yard] }).split('\n');
  expect(heading).toContain("can't be used:");
  expect(lines).toEqual([
    expect.stringMatching(/^ {2}line \d, location: unknown key 'location'; did you mean 'locations'\?$/),
    expect.stringMatching(/^ +allowed: name, .*locations$/),
    expect.stringMatching(/^ {2}line \d, logo: "our logo.svg" is not allowed: There is no file/),
    expect.stringMatching(/^ +allowed: the path of a picture/),
    expect.stringMatching(/^ {2}line \d, location\[0\]\.phone: is missing$/),
    expect.stringMatching(/^ +allowed: an Australian phone number/),
  ]);
  const nested = refuse({ locations: [{ ...yard, phones: '8522 12' }] });
  expect(nested).toContain('locations[0].phones: "8522 12" is not allowed');
  expect(nested).toContain("locations[0].phones: unknown key 'phones'; did you mean 'phone'?");
  expect(nested).not.toContain('is missing');
});

it('says where a file of answers was looked for', () => {
  const file = join(makeTemporaryFolder('nowhere'), 'answers.yaml');
  expect(() => readAnswersFile(file)).toThrow(`There is no file ${file}.`);
});

it.each([
  ['7310', 'TAS', true],
  ['3710', 'TAS', false],
  ['2600', 'NSW', false],
  ['2620', 'ACT', true],
  ['0872', 'SA', true],
  ['0872', 'VIC', false],
  ['4383', 'NSW', true],
] as const)('knows if %s is a postcode in %s, also across a border: %s', (code, where, isIn) =>
  expect(describeForeignPostcode(code, where) === undefined).toBe(isIn),
);
