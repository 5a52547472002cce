import { expect, it } from 'vitest';
import { splitQuoted } from './split-quoted.ts';

it.each([
  'On Mon, 30 Nov 2026 at 9:00 am, Wattle Motors <lead+x@reply.example> wrote:\n> Still here.',
  'On Mon, 30 Nov 2026 at 9:00 am, Wattle Motors\n<lead+x@reply.example> wrote:\n> Still here.',
  '-----Original Message-----\nFrom: Wattle Motors\nStill here.',
  'From: Wattle Motors\nSent: Monday\nTo: Ann\nStill here.',
  '> Still here.\n>\n\n> Kit',
])('separates what a mail program repeats: %j', (quoted) => {
  expect(splitQuoted(`Saturday suits.\n\nAnn\n\n${quoted}\n`)).toEqual({ written: 'Saturday suits.\n\nAnn', quoted });
});

it.each(['Saturday suits.', 'On Saturday I wrote: hello', '> Still here?\nYes, I am.', '> Still here.', ''])(
  'keeps %j whole',
  (text) => {
    expect(splitQuoted(text)).toEqual({ written: text, quoted: null });
  },
);

it('reads the longest email in a moment', () => {
  const startedMs = performance.now();
  splitQuoted(`Hi\n${'>\n'.repeat(50_000)}end`);
  expect(performance.now() - startedMs).toBeLessThan(500);
});
