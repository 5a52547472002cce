import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../../src/platform/testing/make-temporary-folder.ts';
import { type AnswerDraft, openAnswerDraft } from './answer-draft.ts';
import { createPrompt } from './ask.ts';
import { askAnswers } from './ask-answers.ts';

const openDraft = (): AnswerDraft => openAnswerDraft(makeTemporaryFolder('draft'), 'marri-autos');

/** Answers line by line, and returns the answers with everything that was printed. */
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
const site = ['', '', 'sales@marriautos.example', '', '', 'none'];
const business = ['', '53004085616', '', 'no'];

it('asks for nothing that the first address says', async () => {
  const { answers, printed } = await answer([...kind, ...yard, 'no', ...site, ...business]);
  expect(answers).toMatchObject({
    name: 'Marri Autos',
    template: 'used',
    state: 'WA',
    abn: '53 004 085 616',
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
    ...business,
  ]);
  expect(answers).toMatchObject({
    state: 'WA',
    locations: [{ suburb: 'Kwinana', state: 'WA', postcode: '6167', openingHours: 'Mon-Fri 08:30-17:30' }],
  });
});

it('says what an answer can be, with an example, and asks again', async () => {
  const { answers, printed } = await answer([
    ...kind,
    ...yard.slice(0, 2),
    ...['when we feel like it', 'Mon-Sat 9-5', 'u', 'n'],
    ...['', '', 'sales', 'sales@marriautos.example', 'puce', 'dark green', '', '/nowhere/logo.svg', ''],
    ...['', '53 004 085 617', 'none', 'n/a', 'nah'],
  ]);
  expect(answers).toMatchObject({ abn: null, licenceNumber: null, brand: '#0f4a38', hasWorkshop: false });
  for (const said of [
    "  We can't read 'when we feel like it'. Please enter the days and times, such as Mon-Fri 8:30-17:30, Sat 9am-1pm, Sun closed.\n",
    '  Mon-Sat 09:00-17:00\n',
    '  Please enter yes or no.\n',
    '  Please enter an email address, such as sales@acme-cars.com.au.\n',
    '  Please enter a colour, such as #1a5276, or one of these: red,',
    '  Please enter the path of a picture on this machine: SVG, PNG, WebP, AVIF or JPEG. Or press',
    '  Please enter the 11 digits of an ABN',
    'Or press Enter to leave it out.\n',
  ]) {
    expect(printed).toContain(said);
  }
});

it('takes a mailbox for one of the locations', async () => {
  const second = ['yes', '2 Dixon Road, Rockingham 6168', '', '', 'rockingham@marriautos.example', 'no'];
  const { answers } = await answer([...kind, ...yard, ...second, ...site, ...business]);
  expect(answers.locations.map(({ email }) => email)).toEqual([undefined, 'rockingham@marriautos.example']);
});

it('keeps the answers of a dealer who stops, and goes on from there', async () => {
  const draft = openDraft();
  await expect(answer(['Marri Cars', '', ...yard], draft)).rejects.toThrow('Your answers are kept');
  const { answers, printed } = await answer(['', 'no', ...site, ...business], draft);
  expect(printed).toContain('Go on from there? [yes]');
  expect(answers).toMatchObject({ name: 'Marri Cars', locations: [{ suburb: 'Kwinana' }] });
});

it('starts again if the dealer says so, and keeps the old answers until there is a new one', async () => {
  const draft = openDraft();
  await expect(answer(['Marri Cars'], draft)).rejects.toThrow('Your answers are kept');
  await expect(answer(['perhaps'], draft)).rejects.toThrow('Your answers are kept');
  expect(draft.read()).toMatchObject([{ answer: 'Marri Cars' }]);
  const { answers } = await answer(['no', ...kind, ...yard, 'no', ...site, ...business], draft);
  expect(answers.name).toBe('Marri Autos');
  draft.remove();
  expect(draft.read()).toEqual([]);
});

it('goes back to earlier questions, shows what was answered, and keeps the answers in between', async () => {
  const draft = openDraft();
  const { answers, printed } = await answer(
    [
      ...['<', 'Mari Autos', '', '1 Gilmore Avenue, Kwinana WA 6167', 'back', '<', '<'],
      ...['Marri Autos', '', '', '5550 1234', '', 'no', ...site, ...business],
    ],
    draft,
  );
  expect(answers).toMatchObject({ name: 'Marri Autos', locations: [{ street: '1 Gilmore Avenue' }] });
  expect(printed).toContain('This is the first question.');
  expect(printed).toContain("What's the business called? [Mari Autos]");
  expect(printed).toMatch(/1 used cars\n[^?]*Number: \[1\] \nYour main/);
});

it('lets a dealer who goes on from kept answers change one', async () => {
  const draft = openDraft();
  await expect(answer(['Marri Cars', '2', ...yard], draft)).rejects.toThrow('Your answers are kept');
  const { answers } = await answer(['yes', '<', '<', '<', '<', '1', '', '', '', 'no', ...site, ...business], draft);
  expect(answers).toMatchObject({ name: 'Marri Cars', template: 'used', locations: [{ suburb: 'Kwinana' }] });
});

it('asks about public holidays, unless the hours say it [L3.07]', async () => {
  const asked = await answer([...kind, ...yard, 'no', 'no', ...site.slice(1), ...business]);
  expect(asked.printed).toContain('Closed on public holidays? [yes]');
  expect(asked.answers.closedOnPublicHolidays).toBe(false);
  const hours = 'Mon-Sat 9-5, closed Sundays & public hols';
  const said = await answer([...kind, ...yard.slice(0, 2), hours, 'no', ...site.slice(1), ...business]);
  expect(said.printed).not.toContain('Closed on public holidays?');
  expect(said.printed).toContain('Sun closed, public holidays closed');
  expect(said.answers.closedOnPublicHolidays).toBe(true);
});

it('invents no web address, legal name or kind of business', async () => {
  const { answers, printed } = await answer(['', 'used cars, mostly utes', '1', ...yard, 'no', ...site, ...business]);
  expect(printed).toContain('  Please enter one of 1 used cars;');
  expect(answers).toMatchObject({ host: null, entity: 'Marri Autos', template: 'used' });
  const typed = await answer([...kind, ...yard, 'no', '', 'none yet', ...site.slice(2), ...business]);
  expect(typed.answers.host).toBeNull();
});
