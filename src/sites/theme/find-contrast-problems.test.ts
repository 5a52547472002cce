import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { templateNames } from '../config/site-schema.ts';
import { presets } from '../presets/presets.ts';
import { calculateContrastRatio, findContrastProblems } from './find-contrast-problems.ts';
import { type PaletteRole, paletteSchema } from './palette-schema.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('calculateContrastRatio', () => {
  it('agrees with the examples of WCAG', () => {
    expect(calculateContrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(calculateContrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(calculateContrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(calculateContrastRatio('#ff0000', '#0000ff')).toBeCloseTo(2.15, 2);
  });

  it('is symmetric, from 1 to 21', () => {
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

  it('finds exactly the pairs without enough contrast', () => {
    const palette = paletteSchema.parse({ onAction: '#0f4a38' });
    expect(findContrastProblems(palette).map(({ front, back }) => [front, back])).toEqual([
      ['onAction', 'action'],
      ['onAction', 'actionDeep'],
    ]);
  });

  const grounds: Partial<Record<PaletteRole, { readonly texts: PaletteRole[]; readonly controls?: PaletteRole[] }>> = {
    surface: {
      texts: ['text', 'textQuiet', 'link', 'positive', 'warning', 'danger'],
      controls: ['lineStrong', 'action', 'focus'],
    },
    surfaceGround: { texts: ['text', 'textQuiet', 'link'], controls: ['lineStrong', 'action', 'focus'] },
    surfaceSunk: { texts: ['text', 'textQuiet', 'link', 'positive'], controls: ['focus'] },
    surfaceInk: { texts: ['onInk', 'onInkQuiet'], controls: ['focusOnInk'] },
    surfaceInkRaised: { texts: ['onInk'] },
    brand: { texts: ['onBrand', 'onBrandQuiet'], controls: ['focusOnBrand'] },
    brandDeep: { texts: ['onBrand', 'onBrandQuiet'] },
    brandSoft: { texts: ['text'] },
    accent: { texts: ['onAccent'] },
    accentDeep: { texts: ['onAccent'] },
    accentSoft: { texts: ['text'] },
    action: { texts: ['onAction'] },
    actionDeep: { texts: ['onAction'] },
    positiveSoft: { texts: ['text', 'positive'] },
    warningSoft: { texts: ['text', 'warning'] },
    dangerSoft: { texts: ['text', 'danger'] },
  };
  const rowsOf = (kind: 'texts' | 'controls') =>
    Object.entries(grounds).flatMap(([ground, on]) => (on[kind] ?? []).map((front) => [front, ground] as const));
  const isRefused = (front: string, colour: string, ground: string): boolean =>
    findContrastProblems(paletteSchema.parse({ [ground]: '#ffffff', [front]: colour })).some(
      (problem) => problem.front === front && problem.back === ground,
    );

  it.each(rowsOf('texts'))('requires 4.5 to 1 for text %s on %s [B1.16]', (front, ground) => {
    expect(isRefused(front, '#767676', ground)).toBe(false);
    expect(isRefused(front, '#777777', ground)).toBe(true);
  });

  it.each(rowsOf('controls'))('requires 3 to 1 for control %s on %s [B1.16]', (front, ground) => {
    expect(isRefused(front, '#949494', ground)).toBe(false);
    expect(isRefused(front, '#959595', ground)).toBe(true);
  });

  it('covers every role except the hairline', () => {
    const roles = Object.keys(paletteSchema.shape);
    const grey = paletteSchema.parse(Object.fromEntries(roles.map((role) => [role, '#808080'])));
    const named = new Set<string>(findContrastProblems(grey).flatMap(({ front, back }) => [front, back]));
    expect(roles.filter((role) => !named.has(role))).toEqual(['line']);
  });
});
