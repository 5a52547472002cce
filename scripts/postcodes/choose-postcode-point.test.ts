import { describe, expect, it } from 'vitest';
import { choosePostcodePoint, type LocalityRow } from './choose-postcode-point.ts';

const at = (latitude: number, longitude: number, fields: Partial<LocalityRow> = {}): LocalityRow => ({
  postcode: '4171',
  state: 'QLD',
  type: 'Delivery Area',
  lat: latitude,
  long: longitude,
  Lat_precise: latitude,
  Long_precise: longitude,
  ...fields,
});
const bulimba = [at(-27.454, 153.067), at(-27.45, 153.058), at(-27.467, 153.058)];
const point = { kind: 'point', point: { latitude: -27.454, longitude: 153.058 } };

describe('choosePostcodePoint', () => {
  it('is the middle of the localities', () => {
    expect(choosePostcodePoint(bulimba)).toEqual(point);
  });

  it.each([
    ['that is swapped', at(142.417, -10.783)],
    ['that is a thousand kilometres off', at(-10.783, 142.417)],
    ['in Jersey', at(49.18, -2.1)],
    ['of post boxes elsewhere', at(-33.9, 151.2, { type: 'Post Office Boxes' })],
  ])('ignores a locality %s', (_name, stray) => {
    const [first, ...others] = bulimba;
    const many = [...bulimba, ...bulimba, stray];
    expect(first === undefined ? [] : choosePostcodePoint([first, ...others, ...many])).toEqual(point);
  });

  it('uses the rough coordinates when the precise ones are abroad or 0', () => {
    expect(choosePostcodePoint([at(-31.865, 115.896, { Lat_precise: 47.4, Long_precise: -120.2 })])).toEqual({
      kind: 'point',
      point: { latitude: -31.865, longitude: 115.896 },
    });
  });

  it('is unknown abroad, and for a postcode that covers a desert', () => {
    expect(choosePostcodePoint([at(49.18, -2.1)])).toEqual({ kind: 'unknown', reason: 'outsideAustralia' });
    const desert = [at(-21, 134.4), at(-23.7, 133.9), at(-26.1, 131.1), at(-25.2, 129)];
    expect(choosePostcodePoint(desert)).toEqual({ kind: 'unknown', reason: 'tooWide' });
  });
});
