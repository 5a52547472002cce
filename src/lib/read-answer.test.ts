import { expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';
import { shapes } from './shapes.ts';

const isCount = shapes.record<{ readonly count: number }>({ count: shapes.number });

it('returns an answer of the expected shape', async () => {
  expect(await readAnswer(Response.json({ count: 3 }), isCount)).toEqual({ count: 3 });
});

it.each([
  ['another shape', () => Response.json({ count: null }), 'the response has an unexpected shape'],
  ['null', () => Response.json(null), 'the response has an unexpected shape'],
  ['a failure, whatever it says', () => Response.json({ count: 3 }, { status: 503 }), 'answered 503'],
  ['nothing', () => new Response(null, { status: 204 }), 'JSON'],
  ['a page', () => new Response('<!doctype html>'), 'JSON'],
])('throws at %s', async (_, makeResponse, message) => {
  await expect(readAnswer(makeResponse(), isCount)).rejects.toThrow(message);
});
