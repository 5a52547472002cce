import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { writeJson } from './write-json.ts';

const read = async (value: unknown): Promise<unknown> => JSON.parse(await text(writeJson(value)));

async function* list(...items: readonly unknown[]) {
  yield* items;
}

it('writes what JSON.stringify writes, with async iterables as arrays', async () => {
  const inner = { note: 'a "b"', none: undefined, files: list() };
  expect(await read({ at: null, leads: list({ id: 1 }, inner), rest: [1, { two: 2 }] })).toEqual({
    at: null,
    leads: [{ id: 1 }, { note: 'a "b"', files: [] }],
    rest: [1, { two: 2 }],
  });
});

it('reads an item only once the one before it is written', async () => {
  let reads = 0;
  async function* count() {
    for (;;) {
      reads += 1;
      yield 'x'.repeat(1000);
    }
  }
  const parts = writeJson({ files: count() });
  for (const _ of Array.from({ length: 10 })) await parts.next();
  expect(reads).toBeLessThan(10);
});
