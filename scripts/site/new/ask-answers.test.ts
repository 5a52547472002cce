import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../../src/platform/testing/make-temporary-folder.ts';
import { type AnswerDraft, openAnswerDraft } from './answer-draft.ts';
import { createPrompt } from './ask.ts';
import { askAnswers } from './ask-answers.ts';
import { chooseHolidays } from './public-holidays.ts';

const openDraft = (): AnswerDraft => openAnswerDraft(makeTemporaryFolder('draft'), 'marri-autos');

const answer = async (lines: readonly string[], draft = openDraft()) => {
  const output = new PassThrough();
  const prompt = await createPrompt({ input: Readable.from([`${lines.join('\n')}\n`]), output, draft });
  const answers = await askAnswers(prompt, 'marri-autos');
  prompt.close();
  output.end();
  return { answers, printed: await text(output) };
};

const kind = ['', ''];
const yard = ['1 Gilmore Avenue, Kwinana WA 6167', '5550 1234', ''];
const site = ['sales@marriautos.example', '', 'none', '', ''];

it('asks eleven questions, each of at most twelve words', async () => {
  const draft = openDraft();
  await answer([...kind, ...yard, 'no', ...site], draft);
  const questions = draft.read().map(({ question }) => question);
  expect(questions).toEqual([
    "Your business's name:",
    'What you sell, by number:',
    "First yard's address, such as 212 Melbourne Road, North Geelong VIC 3215:",
    'Phone:',
    'Opening hours, such as Mon-Fri 9-12:30 and 1-5, Sat 9-2, PH closed:',
    'Another yard?',
    'Email address for enquiries:',
    'Your colours, such as navy and orange:',
    'Logo file (drop it here, or type its path):',
    'Motor vehicle dealer licence number:',
    'Company and ABN, such as Acme Pty Ltd, 53 004 085 616:',
  ]);
  for (const question of questions) expect(question.split(' ').length).toBeLessThan(13);
});

it('asks for nothing that the first address says', async () => {
  const { answers, printed } = await answer([...kind, ...yard, 'no', ...site]);
  expect(answers).toMatchObject({
    name: 'Marri Autos',
    template: 'used',
    state: 'WA',
    locations: [
      { street: '1 Gilmore Avenue', suburb: 'Kwinana', state: 'WA', postcode: '6167', phone: '08 5550 1234' },
    ],
  });
  for (const asked of ['Suburb', 'Postcode', 'State (']) expect(printed).not.toContain(asked);
  expect(printed).toContain('Motor vehicle dealer licence number: [none]');
});

it('asks for what the address leaves out, and takes the state from the postcode', async () => {
  const { answers } = await answer([
    ...kind,
    ...['1 Gilmore Avenue', 'Kwinana', '6167', '5550 1234', 'Mon-Fri 8.30-5.30', 'no'],
    ...site,
  ]);
  expect(answers).toMatchObject({
    state: 'WA',
    locations: [{ suburb: 'Kwinana', state: 'WA', postcode: '6167', openingHours: 'Mon-Fri 08:30-17:30' }],
  });
});

it('refuses a postcode of another state, in the address and alone', async () => {
  const typed = ['3 Formby Road, Devonport TAS 3710', '3 Formby Road, Devonport TAS', '3710', '7310', '5550 1234', ''];
  const { answers, printed } = await answer([...kind, ...typed, 'no', ...site]);
  expect(printed.match(/3710 is a postcode in Victoria, not in Tasmania\. Please enter /g)).toHaveLength(2);
  expect(answers.locations).toMatchObject([{ state: 'TAS', postcode: '7310' }]);
});

it('asks again for an address that is an email address', async () => {
  const { answers, printed } = await answer([...kind, 'sales@marriautos.example', ...yard, 'no', ...site]);
  expect(printed).toMatch(/Please enter an address, such as/);
  expect(answers.locations).toMatchObject([{ street: '1 Gilmore Avenue' }]);
});

it('refuses a suburb that isn’t in the postcode, in the address and before the postcode', async () => {
  const typed = ['5 Winton Road, Jondalup WA 6027', '5 Winton Road', 'Joondalup', '6000', '6027', '5550 1234', ''];
  const { answers, printed } = await answer([...kind, ...typed, 'no', ...site]);
  expect(printed).toContain("Jondalup isn't in 6027. Did you mean Joondalup?");
  expect(printed).toContain("Joondalup isn't in 6000.");
  expect(answers.locations).toMatchObject([{ suburb: 'Joondalup', postcode: '6027' }]);
});

it('says what an answer can be, with an example, and asks again', async () => {
  const { answers, printed } = await answer([
    ...kind,
    ...yard.slice(0, 2),
    ...['when we feel like it', 'Mon-Sat 9-5', 'u', 'n'],
    ...[
      'sales',
      'sales@marriautos.example',
      'puce and gold',
      'red, white and blue',
      'dark green with gold',
      '/nowhere/logo.svg',
      '',
      'TBA',
      'n/a',
      '',
    ],
  ]);
  expect(answers).toMatchObject({ licenceNumber: null, brand: '#0f4a38', accent: '#d4a017' });
  for (const said of [
    "  We can't read 'when we feel like it'. Please enter the days and times, such as Mon-Fri 8:30-12:30 and 1-5:30, Sat 9-2, Sun closed, PH closed (PH are public holidays), or none.\n",
    '  Mon-Sat 09:00-17:00\n',
    '  Please enter yes or no.\n',
    '  Please enter an email address, such as sales@acme-cars.com.au.\n',
    "  We don't know 'puce'. Please enter one or two colours, each a code such as #1a5276, or one of these: red, scarlet,",
    '  Please enter one or two colours, each',
    '  Top of the home page #0f4a38, headings and footer #0f4a38\n',
    '  There is no file /nowhere/logo.svg. Please enter the path of a picture on this machine: SVG, PNG, WebP, AVIF or JPEG. Or press Enter to leave it out.\n',
    '  A licence number must contain digits. Please enter a dealer licence number, such as 11422. Or press Enter to leave it out.\n',
  ]) {
    expect(printed).toContain(said);
  }
});

it('shows one colour everywhere, or the template’s own two', async () => {
  const shades = ['no', 'sales@marriautos.example', 'dark teal and light-navy', ...site.slice(2)];
  const shaded = await answer([...kind, ...yard, ...shades]);
  expect(shaded.answers).toMatchObject({ brand: '#004849', accent: '#727f95' });
  const one = await answer([...kind, ...yard, 'no', 'sales@marriautos.example', 'navy', ...site.slice(2)]);
  expect(one.answers).toMatchObject({ brand: '#14294f', accent: '#14294f' });
  const none = await answer([...kind, ...yard, 'no', ...site]);
  expect(none.answers).toMatchObject({ brand: '#ff8459', accent: '#8c1448' });
});

it('keeps the answers of a dealer who stops, and goes on from there', async () => {
  const draft = openDraft();
  await expect(answer(['Marri Cars', '', ...yard], draft)).rejects.toThrow('Your answers are kept');
  const { answers, printed } = await answer(['', 'no', ...site], draft);
  expect(printed).toContain('Continue from there? [yes]');
  expect(answers).toMatchObject({ name: 'Marri Cars', locations: [{ suburb: 'Kwinana' }] });
});

it('starts again if the dealer says so, and keeps the old answers until there is a new one', async () => {
  const draft = openDraft();
  await expect(answer(['Marri Cars'], draft)).rejects.toThrow('Your answers are kept');
  await expect(answer(['perhaps'], draft)).rejects.toThrow('Your answers are kept');
  expect(draft.read()).toMatchObject([{ answer: 'Marri Cars' }]);
  const { answers } = await answer(['no', ...kind, ...yard, 'no', ...site], draft);
  expect(answers.name).toBe('Marri Autos');
  draft.remove();
  expect(draft.read()).toEqual([]);
});

it('asks for a licence in each state', async () => {
  const echuca = ['1 High Street, Echuca VIC 3564', '5550 1234', '', 'yes'];
  const moama = ['2 Meninya Street, Moama NSW 2731', '', '', 'no'];
  const rest = ['sales@murray.example', '', 'none', 'LMCT 11234', 'MD 500', ''];
  const { answers, printed } = await answer([...kind, ...echuca, ...moama, ...rest]);
  expect(printed).toContain('LMCT number for VIC:');
  expect(printed).toContain('Motor dealer licence number for NSW:');
  expect(answers.licenceNumber).toBe('11234');
  expect(answers.locations.map(({ licenceNumber }) => licenceNumber)).toEqual([undefined, 'MD 500']);
});

it('goes back to earlier questions, shows what was answered, and keeps the answers in between', async () => {
  const draft = openDraft();
  const { answers, printed } = await answer(
    [
      ...['<', 'Mari Autos', '', '1 Gilmore Avenue, Kwinana WA 6167', 'back', '<', '<'],
      ...['Marri Autos', '', '', '5550 1234', '', 'no', ...site],
    ],
    draft,
  );
  expect(answers).toMatchObject({ name: 'Marri Autos', locations: [{ street: '1 Gilmore Avenue' }] });
  expect(printed).toContain('This is the first question.');
  expect(printed).toContain("Your business's name: [Mari Autos]");
  expect(printed).toMatch(/1 used cars\n[^?]*by number: \[1\] First yard's address/);
});

it('lets a dealer who goes on from kept answers change one', async () => {
  const draft = openDraft();
  await expect(answer(['Marri Cars', '2', ...yard], draft)).rejects.toThrow('Your answers are kept');
  const { answers } = await answer(['yes', '<', '<', '<', '<', '1', '', '', '', 'no', ...site], draft);
  expect(answers).toMatchObject({ name: 'Marri Cars', template: 'used', locations: [{ suburb: 'Kwinana' }] });
});

it('takes one yard at a time, and says that it asks for the next', async () => {
  const both = '412 Ruthven St, Toowoomba QLD 4350 and 88 Palmerin St, Warwick QLD 4370';
  const toowoomba = ['412 Ruthven St, Toowoomba, Toowoomba QLD 4350', '4632 1234', 'Mon-Fri 9-5, PH 10-2', 'yes'];
  const warwick = ['88 Palmerin St, Warwick QLD 4370', '', 'Mon-Fri 9-12 then 1-5 (we shut for lunch)', 'no'];
  const { answers, printed } = await answer([...kind, both, ...toowoomba, ...warwick, ...site]);
  expect(printed).toContain("One yard at a time, please. We'll ask for the next yard after this one.");
  expect(printed).toContain('  412 Ruthven St, Toowoomba QLD 4350\n');
  expect(printed).toContain("Next yard's address:");
  expect(printed).toContain('  We left out (we shut for lunch).\n');
  expect(answers.locations).toMatchObject([
    { suburb: 'Toowoomba' },
    { openingHours: 'Mon-Fri 09:00-12:00 & 13:00-17:00' },
  ]);
});

it('says what each yard does on public holidays if they differ [L3.07]', async () => {
  const toowoomba = ['412 Ruthven St, Toowoomba QLD 4350', '4632 1234', 'Mon-Fri 9-5, PH 10-2', 'yes'];
  const warwick = (hours: string) => ['88 Palmerin St, Warwick QLD 4370', '', hours, 'no'];
  const closed = await answer([...kind, ...toowoomba, ...warwick('Mon-Fri 9-5, PH closed'), ...site]);
  const open =
    "  Public holidays at Toowoomba: 10:00 am to 2:00 pm, on days when you're usually open, Christmas Day too\n";
  expect(closed.printed).toContain(`${open}  Public holidays at Warwick: closed\n`);
  const silent = await answer([...kind, ...toowoomba, ...warwick('Mon-Fri 9-5'), ...site]);
  expect(silent.printed).toContain(
    `${open}  Public holidays at Warwick: closed, because the hours don't say otherwise\n`,
  );
});

it("takes 'same' for a further yard's phone and hours as the first yard's", async () => {
  const first = ['1 Gilmore Avenue, Kwinana WA 6167', '5550 1234', 'Mon-Fri 9-5', 'yes'];
  const next = ['2 Gilmore Avenue, Kwinana WA 6167', 'same', 'Same as above', 'no'];
  const { answers, printed } = await answer([...kind, ...first, ...next, ...site]);
  const [one, other] = answers.locations;
  expect(one?.openingHours).toBeDefined();
  expect(other).toMatchObject({ phone: one?.phone, openingHours: one?.openingHours });
  expect(printed).not.toContain("We can't read");
  const refused = await answer([...kind, ...yard.slice(0, 2), 'same', 'none', 'no', ...site]);
  expect(refused.printed).toContain("We can't read 'same'.");
});

it('takes no hours and no colours of its own for those of the dealer', async () => {
  const { answers, printed } = await answer([...kind, ...yard, 'no', ...site]);
  expect(answers.locations[0]).not.toHaveProperty('openingHours', expect.anything());
  expect(printed).toContain('  No hours: pages will ask shoppers to call you.\n');
  expect(printed).toContain("such as navy and orange: [the template's]");
  expect(printed).not.toContain('Public holidays');
});

it('takes the suburb from a postcode that has only one', async () => {
  const { answers, printed } = await answer([...kind, '5 Mackenzie Street 4717', ...yard.slice(1), 'no', ...site]);
  expect(answers.locations).toMatchObject([{ street: '5 Mackenzie Street', suburb: 'Blackwater', state: 'QLD' }]);
  expect(printed).not.toContain('Suburb or town');
});

it('says at once what becomes of the logo, and asks again for a picture that can’t be read', async () => {
  const folder = makeTemporaryFolder('logos');
  const [broken, wide] = [join(folder, 'broken.png'), join(folder, 'wide.svg')];
  writeFileSync(broken, 'not a picture');
  writeFileSync(wide, '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"/>');
  const [email = '', colours = '', , licence = '', company = ''] = site;
  const { answers, printed } = await answer([...kind, ...yard, 'no', email, colours, broken, wide, licence, company]);
  expect(answers.logo).toBe(wide);
  expect(printed).toContain("We can't read this picture.");
  expect(printed).toContain("  Your logo is 400 by 100 pixels. It's wide, so it replaces the mark and the name.\n");
});

it('takes a logo whose own background fills it, and promises it no light one', async () => {
  const sign = join(makeTemporaryFolder('logos'), 'sign.svg');
  const shapes =
    '<rect width="400" height="100" fill="#12402a"/><rect x="20" y="20" width="200" height="40" fill="#fff"/>';
  writeFileSync(sign, `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100">${shapes}</svg>`);
  const [email = '', colours = '', , licence = '', company = ''] = site;
  const { answers, printed } = await answer([...kind, ...yard, 'no', email, colours, sign, licence, company]);
  expect(answers.logo).toBe(sign);
  expect(printed).not.toMatch(/can't read this picture|light background/);
});

it.each([
  ['Mon-Sat 9-5, closed Sundays & public hols', 'closed', 'closed'],
  ['Mon-Sat 9-5, Sun shut', "closed, because the hours don't say otherwise", 'closed'],
  ['Mon-Sat 9-5, Aust Day shut', "closed, because the hours don't say otherwise", 'closed'],
  ['7 days 9-5 including public holidays', 'usual hours, Christmas Day too', 'asUsual'],
  ['7 days 9-5 except Christmas Day', 'usual hours; closed on Christmas Day', 'asUsual'],
  [
    'Mon-Sat 9-5, PH 10-2',
    "10:00 am to 2:00 pm, on days when you're usually open, Christmas Day too",
    { open: '10:00', close: '14:00' },
  ],
])('says what %s means for public holidays [L3.07]', async (hours, said, found) => {
  const { answers, printed } = await answer([...kind, ...yard.slice(0, 2), hours, 'no', ...site]);
  expect(printed).toContain(`Public holidays: ${said}\n`);
  expect(answers.locations.map((location) => chooseHolidays(location, undefined))).toMatchObject([
    { publicHolidays: found },
  ]);
});

it('invents no web address, legal name or kind of business', async () => {
  const { answers, printed } = await answer(['', 'used cars, mostly utes', '1', ...yard, 'no', ...site]);
  expect(printed).toContain('  Please enter one of 1 used cars;');
  expect(answers).toMatchObject({ host: null, entity: 'Marri Autos', template: 'used', hasWorkshop: false });
});

it('asks for the company and its ABN in one line', async () => {
  const typed = ['Marri Autos Pty Ltd 53 004 085 617', 'Marri Autos Pty Ltd, ABN 53004085616'];
  const { answers, printed } = await answer([...kind, ...yard, 'no', ...site.slice(0, -1), ...typed]);
  expect(printed).toContain('Please enter the company and its ABN, such as');
  expect(answers).toMatchObject({ entity: 'Marri Autos Pty Ltd', abn: '53 004 085 616' });
  expect((await answer([...kind, ...yard, 'no', ...site])).answers).toMatchObject({ entity: 'Marri Autos', abn: null });
});
