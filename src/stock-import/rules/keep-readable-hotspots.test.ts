import { describe, expect, it } from 'vitest';
import { completeFeedRecord } from './complete-feed-record.ts';

const spot = { id: 'h1', description: 'Scratch', anchors: [{ angle: 90, x: 12.5, y: 40 }] };
const at = (anchor: object) => ({ ...spot, anchors: [...spot.anchors, { angle: 105, x: 1, y: 1, ...anchor }] });
const take = (hotspots: unknown) =>
  completeFeedRecord({ stocknum: 'U1', make: 'Kia', model: 'Rio', year: 2021, hotspots }, undefined, {
    resolveLocation: () => undefined,
    nowMs: Date.UTC(2026, 10, 21),
  });

describe('a vehicle of a feed', () => {
  it.each([
    ['x outside its picture', at({ x: 140 }), 'exterior[1].anchors[1].x 140 is not a number from 0 to 100'],
    ['y outside its picture', at({ y: -3 }), 'exterior[1].anchors[1].y -3 is not a number from 0 to 100'],
    ['no angle', at({ angle: null }), 'exterior[1].anchors[1].angle is missing; it needs a whole number from 0 to 359'],
    ["an anchor that isn't an object", { ...spot, anchors: ['x'] }, "exterior[1].anchors[0] isn't an object"],
    ['no words', { ...spot, description: '' }, 'exterior[1].description is missing; it needs text'],
    ['no hotspot', 'Scratch', "exterior[1] isn't an object"],
  ])(
    'is accepted with %s in a hotspot: that one is dropped, and the warning says where [B3.06]',
    (_, hotspot, reason) => {
      const taken = take({ exterior: [spot, hotspot], interior: [spot] });
      expect(taken).toMatchObject({
        kind: 'vehicle',
        vehicle: { hotspots: { exterior: [{ id: 'h1' }], interior: [{ id: 'h1' }] } },
        warnings: [{ field: 'hotspots', reason: expect.stringContaining(reason) }],
      });
      if (taken.kind === 'vehicle') expect(taken.vehicle.hotspots?.exterior).toHaveLength(1);
    },
  );

  it('keeps readable hotspots without a warning [B3.06]', () => {
    const taken = take({ exterior: [spot, at({})], interior: [] });
    expect(taken).toMatchObject({ kind: 'vehicle', warnings: [] });
    if (taken.kind === 'vehicle') expect(taken.vehicle.hotspots?.exterior).toHaveLength(2);
  });

  it('has no hotspots where the feed names none', () => {
    for (const none of [undefined, null, '']) {
      expect(take(none)).toMatchObject({ kind: 'vehicle', vehicle: { hotspots: null }, warnings: [] });
    }
  });

  it.each(['Scratch', [spot], { exterior: spot }])(
    'leaves out, with a warning, hotspots that are not an object of lists',
    (hotspots) => {
      expect(take(hotspots)).toMatchObject({
        kind: 'vehicle',
        warnings: [{ field: expect.stringMatching(/^hotspots/) }],
      });
    },
  );
});
