import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createPrompt } from '../../site/new/ask.ts';
import { askLikely } from './ask-likely-columns.ts';
import { askRequired, type MissingColumn } from './ask-required-columns.ts';

const draft = { read: () => [], write: () => undefined, remove: () => undefined };

const answer = async <T>(
  lines: readonly string[],
  ask: (prompt: Awaited<ReturnType<typeof createPrompt>>) => Promise<T>,
) => {
  const output = new PassThrough();
  const prompt = await createPrompt({ input: Readable.from([`${lines.join('\n')}\n`]), output, draft });
  const columns = await ask(prompt);
  prompt.close();
  output.end();
  return { columns, printed: await text(output) };
};

const model: MissingColumn = {
  column: 'model',
  headings: [
    { heading: 'Which', example: 'Sunny' },
    { heading: 'Trim', example: 'SX' },
  ],
};
const headings = ['Ref', 'Which', 'Trim', 'Yarn'];
const require = (missing: readonly MissingColumn[], lines: readonly string[], columns = {}) =>
  answer(lines, (prompt) => askRequired(prompt, missing, headings, columns));

it('asks which column is the model, and takes a number or a heading', async () => {
  const { columns, printed } = await require([model], ['1']);
  expect(columns).toEqual({ Which: 'model' });
  expect(printed).toContain('  1 "Which", such as "Sunny"\n  2 "Trim", such as "SX"\n');
  expect(printed).toContain('Every car needs the model. Which column is it? (a number, a heading, or none)');
  expect((await require([model], ['ref'])).columns).toEqual({ Ref: 'model' });
  expect((await require([model], ['none'])).columns).toEqual({});
  const again = await require([model], ['3', '', '2']);
  expect(again.columns).toEqual({ Trim: 'model' });
  expect(again.printed).toContain('Please enter a number from 1 to 2, a heading of your file, or none.');
});

it('asks for nothing that the dealer has said, and offers no column that is read as something else', async () => {
  expect((await require([model], [], { Which: 'model' })).printed).toBe('');
  expect((await require([model], ['1'], { Which: 'badge' })).columns).toEqual({ Trim: 'model' });
  const missing = ['make_model', 'make', 'model'].map((column) => ({ ...model, column }));
  expect((await require(missing, ['1'])).columns).toEqual({ Which: 'make_model' });
  expect((await require([{ column: 'stock_number', headings: [] }], ['Ref'])).columns).toEqual({ Ref: 'stock_number' });
});

it('asks after a no what the column is instead, if its cells can be something else', async () => {
  const likely = [{ heading: 'Mdl', column: 'badge', others: ['model', 'series'] }];
  const ask = (lines: readonly string[]) => answer(lines, (prompt) => askLikely(prompt, likely));
  const { columns, printed } = await ask(['no', '1']);
  expect(printed).toContain('What is "Mdl": 1 model, 2 series? [none of these]');
  expect(columns).toEqual({ Mdl: 'model' });
  expect((await ask(['no', ''])).columns).toEqual({ Mdl: 'ignored' });
});
