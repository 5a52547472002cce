import { expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

async function* cut(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

const linesOf = async (text: string, size: number): Promise<readonly string[]> => {
  const lines: string[] = [];
  for await (const line of readLines(cut(text, size))) lines.push(line);
  return lines;
};

it.each([1, 2, 3, 100])('splits text in chunks of %i bytes at line feeds', async (size) => {
  expect(await linesOf('é 🚗\n\n{"a":1}\nlast', size)).toEqual(['é 🚗', '', '{"a":1}', 'last']);
  expect(await linesOf('a\nb\n', size)).toEqual(['a', 'b']);
});

it('splits at nothing else', async () => {
  expect(await linesOf('a\u2028b\u2029c\rd\n', 100)).toEqual(['a\u2028b\u2029c\rd']);
});
