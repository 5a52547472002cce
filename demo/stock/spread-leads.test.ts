import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Picture } from './picture.ts';
import { inGrid, inRow, spreadLeads } from './spread-leads.ts';

const picture = (file: string): Picture => ({ file, caption: file });
const pictures = Array.from({ length: 17 }, (_, index) => picture(`lead ${index}`));
const count = 40;
const anyOrder = fc.shuffledSubarray(
  Array.from({ length: count }, (_, index) => index),
  { minLength: count },
);

describe('spreadLeads', () => {
  it('gives vehicles near each other in any list different pictures', () => {
    fc.assert(
      fc.property(anyOrder, anyOrder, (first, second) => {
        const chosen = spreadLeads(Array(count).fill(pictures), [
          { indexes: first, nearness: inGrid },
          { indexes: second, nearness: inRow },
        ]);
        const filesOf = (list: readonly number[]) => list.map((index) => chosen[index]?.file);
        for (const [place, file] of filesOf(first).entries())
          expect(filesOf(first).slice(place + 1, place + 5)).not.toContain(file);
        for (const [place, file] of filesOf(second).entries()) expect(filesOf(second)[place + 1]).not.toBe(file);
      }),
    );
  });

  it('uses all pictures about equally often', () => {
    const order = Array.from({ length: 170 }, (_, index) => index);
    const chosen = spreadLeads(
      order.map(() => pictures),
      [{ indexes: order, nearness: inGrid }],
    );
    for (const { file } of pictures) expect(chosen.filter((one) => one?.file === file)).toHaveLength(10);
  });

  it("chooses among a vehicle's own pictures, none if it has none", () => {
    const own = [picture('own')];
    expect(spreadLeads([own, [], own], [{ indexes: [2, 1, 0], nearness: [] }])).toEqual([own[0], undefined, own[0]]);
  });
});
