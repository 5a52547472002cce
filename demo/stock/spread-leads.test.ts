import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Paint } from './colours.ts';
import type { LeadPicture } from './picture.ts';
import { inGrid, inRow, spreadLeads } from './spread-leads.ts';

const picture = (look: string, paint: Paint = 'white'): LeadPicture => ({
  file: `${look} ${paint}`,
  caption: look,
  look,
  paint,
});
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

  it('gives neighbours different looks whatever their paints', () => {
    const looks = ['hero', 'side', 'hero at dusk', 'side at dusk', 'hero by the sea'];
    const leadsIn = (paint: Paint) => looks.map((look) => picture(look, paint));
    const leads = Array.from({ length: count }, (_, index) => leadsIn(index % 2 === 0 ? 'red' : 'blue'));
    const chosen = spreadLeads(leads, [{ indexes: leads.map((_lead, index) => index), nearness: inGrid }]);
    for (const gap of [1, 2, 3, 4]) {
      for (const [place, one] of chosen.entries()) expect(chosen[place + gap]?.look, `gap ${gap}`).not.toBe(one?.look);
    }
  });

  it('lets vehicles of different colours look alike rather than white, silver, grey and black ones', () => {
    const looks = ['hero', 'side'];
    const leadsIn = (paint: Paint) => looks.map((look) => picture(look, paint));
    const leads = [leadsIn('white'), leadsIn('red'), leadsIn('silver')];
    const chosen = spreadLeads(leads, [{ indexes: [0, 1, 2], nearness: inGrid }]);
    expect(chosen[0]?.look).not.toBe(chosen[2]?.look);
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
