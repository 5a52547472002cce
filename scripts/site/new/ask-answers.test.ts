import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createPrompt } from './ask.ts';
import { askAnswers } from './ask-answers.ts';

/** Answers line by line, and returns the answers with everything that was printed. */
const answer = async (lines: readonly string[]) => {
  const output = new PassThrough();
  const prompt = createPrompt({ input: Readable.from([`${lines.join('\n')}\n`]), output });
  const answers = await askAnswers(prompt, 'marri-autos');
  prompt.close();
  output.end();
  return { answers, printed: await text(output) };
};

const start = ['', '', '', 'WA', '', '53004085616', '', '', 'sales@marriautos.example'];
const colours = ['', '', ''];
const yard = ['1 Gilmore Avenue', 'Kwinana', '6167', '08 5550 1234', '', ''];

it('says what an answer can be, before and after one that can’t be used', async () => {
  const { answers, printed } = await answer([...start, ...colours, ...yard, 'no', 'no']);
  expect(answers).toMatchObject({ name: 'Marri Autos', state: 'WA', abn: '53 004 085 616' });
  const states = 'QLD, NSW, VIC, SA, WA, TAS, ACT, NT';
  expect(printed).toContain(`State (${states}): `);
  expect(printed).toContain(`  Please enter one of ${states}.`);
});

it('takes a mailbox for one of the locations', async () => {
  const second = ['yes', '2 Dixon Road', 'Rockingham', '6168', '', 'rockingham@marriautos.example', '', 'no'];
  const { answers } = await answer([...start, ...colours, ...yard, ...second, 'no']);
  expect(answers.locations.map(({ email }) => email)).toEqual([undefined, 'rockingham@marriautos.example']);
});
