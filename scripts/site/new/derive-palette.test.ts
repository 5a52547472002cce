import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presets } from '../../../src/sites/presets/presets.ts';
import { calculateContrastRatio, findContrastProblems } from '../../../src/sites/theme/find-contrast-problems.ts';
import { paletteSchema } from '../../../src/sites/theme/palette-schema.ts';
import { derivePalette, describePalette } from './derive-palette.ts';

const palettes = Object.values(presets).map(({ brand }) => paletteSchema.parse(brand?.palette ?? {}));
const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('derivePalette', () => {
  it('makes a readable palette of any two colours, in every template [B1.16]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...palettes), colour, colour, (base, brand, accent) => {
        const palette = paletteSchema.parse(derivePalette(base, { brand, accent }));
        expect(findContrastProblems(palette)).toEqual([]);
        expect(palette.brand).toBe(brand);
        expect(calculateContrastRatio(palette.accent, brand)).toBeGreaterThanOrEqual(1.6);
        if (calculateContrastRatio(accent, brand) >= 1.6) expect(palette.accent).toBe(accent);
      }),
      { numRuns: 3000 },
    );
  });

  it('keeps a brand colour for buttons that can be read, and darkens one that cannot', () => {
    const [base = paletteSchema.parse({})] = palettes;
    expect(derivePalette(base, { brand: '#b00020', accent: '#ffc53d' }).action).toBe('#b00020');
    const orange = derivePalette(base, { brand: '#ff6600', accent: '#ffc53d' });
    expect(orange).toMatchObject({ brand: '#ff6600', onBrand: '#000000', onAction: '#ffffff' });
    expect(describePalette(orange, { brand: '#ff6600', accent: '#ffc53d' })).toEqual([
      '  Top of the home page #ff6600, headings and footer #7a3100',
      '  Buttons #bd4b00, tags and highlights #ffc53d, links #bd4b00',
    ]);
  });

  it('says why a colour of the dealer’s becomes another shade [B1.16]', () => {
    const given = { brand: '#146e46', accent: '#c83c5a' };
    const lines = describePalette(derivePalette(paletteSchema.parse({}), given), given);
    expect(lines[2]).toBe('  Highlights use #d15b74, because #c83c5a is hard to see on #146e46.');
    const one = { brand: '#14294f', accent: '#14294f' };
    expect(describePalette(derivePalette(paletteSchema.parse({}), one), one)[2]).toBe(
      '  Highlights use #3a4b6b, a shade of your colour that stands out against it.',
    );
  });

  it('makes navy and orange look navy and orange, in every template [B1.16]', () => {
    for (const base of palettes) {
      expect(derivePalette(base, { brand: '#14294f', accent: '#f26b1d' })).toMatchObject({
        brand: '#14294f',
        surfaceInk: '#14294f',
        text: '#14294f',
        link: '#14294f',
        accent: '#f26b1d',
        action: '#e7661c',
        onAction: '#000000',
      });
    }
  });

  it('keeps the palette of a template whose colours the dealer keeps', () => {
    for (const base of palettes) expect(derivePalette(base, base)).toEqual(base);
  });
});
