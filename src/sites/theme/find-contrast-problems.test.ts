import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { templateNames } from '../config/site-schema.ts';
import { presets } from '../presets/presets.ts';
import { calculateContrastRatio } from './calculate-contrast-ratio.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { findContrastProblems } from './find-contrast-problems.ts';
import { paletteSchema } from './palette-schema.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('calculateContrastRatio', () => {
  it('agrees with the examples of WCAG', () => {
    expect(calculateContrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(calculateContrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(calculateContrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(calculateContrastRatio('#ff0000', '#0000ff')).toBeCloseTo(2.15, 2);
  });

  it('is the same both ways, from 1 to 21', () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        const ratio = calculateContrastRatio(one, other);
        expect(ratio).toBe(calculateContrastRatio(other, one));
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21);
      }),
    );
  });
});

describe('findContrastProblems', () => {
  it.each(templateNames)('finds nothing in the palette of the template %s [B1.16]', (template) => {
    expect(findContrastProblems(paletteSchema.parse(presets[template].brand?.palette ?? {}))).toEqual([]);
  });

  it('finds exactly the pairs that are too close', () => {
    const palette = paletteSchema.parse({ onAction: '#0f4a38' });
    expect(findContrastProblems(palette).map(({ front, back }) => [front, back])).toEqual([
      ['onAction', 'action'],
      ['onAction', 'actionDeep'],
    ]);
  });

  it('asks 4.5 of every text and 3 of every control', () => {
    const controls = new Set(['lineStrong', 'action', 'heart', 'focus', 'focusOnInk', 'focusOnBrand']);
    for (const { front, least } of contrastPairs) expect(least).toBe(controls.has(front) ? 3 : 4.5);
  });
});
