import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Picture } from './picture.ts';
import { spreadLeads } from './spread-leads.ts';

const picture = (file: string): Picture => ({ file, caption: file });
const pictures = Array.from({ length: 13 }, (_, index) => picture(`lead ${index}`));

describe('spreadLeads', () => {
  it('gives vehicles near each other in the recommended order different pictures', () => {
    const ranks = fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 2, maxLength: 80 });
    fc.assert(
      fc.property(ranks, (all) => {
        const chosen = spreadLeads(all.map((rank) => ({ rank, leads: pictures })));
        const inOrder = all
          .map((rank, index) => ({ rank, file: chosen[index]?.file }))
          .toSorted((a, b) => b.rank - a.rank)
          .map(({ file }) => file);
        for (const [index, file] of inOrder.entries()) expect(inOrder.slice(index + 1, index + 13)).not.toContain(file);
      }),
    );
  });

  it('uses all pictures about equally often', () => {
    const chosen = spreadLeads(Array.from({ length: 130 }, (_, rank) => ({ rank, leads: pictures })));
    for (const { file } of pictures) expect(chosen.filter((one) => one?.file === file)).toHaveLength(10);
  });

  it('chooses from the own pictures of a vehicle, and none where there are none', () => {
    const own = { rank: 2, leads: [picture('own')] };
    expect(spreadLeads([own, { rank: 1, leads: [] }, own])).toEqual([own.leads[0], undefined, own.leads[0]]);
  });
});
