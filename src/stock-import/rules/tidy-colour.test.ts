import { expect, it } from 'vitest';
import { tidyColour } from './tidy-colour.ts';

const colours = [
  ['WHITE', 'White'],
  ['silver', 'Silver'],
  ['RED', 'Red'],
  ['Lt Blue', 'Light Blue'],
  ['LT. BLUE', 'Light Blue'],
  ['dk grey met', 'Dark Grey Metallic'],
  ['blk', 'Black'],
  ['GLACIER WHITE/BLACK ROOF', 'Glacier White/Black Roof'],
  ['white with black roof', 'White with Black Roof'],
  ['OLD ENGLISH WHITE', 'Old English White'],
  ["O'NEIL BLUE", "O'neil Blue"],
  ['CAFÉ BROWN', 'Café Brown'],
  ['CRÈME', 'Crème'],
  ['GT SILVER', 'GT Silver'],
  ['bmw m blue', 'BMW M Blue'],
  ['AMG GREEN', 'AMG Green'],
  ['MAGNETIC GREY (QAB)', 'Magnetic Grey (QAB)'],
] as const;

it.each(colours)('writes %s as %s', (written, tidy) => expect(tidyColour(written)).toBe(tidy));

it.each([
  'Soul Red Crystal',
  'BMW M',
  'GT',
  'McLaren Orange',
  'Café brown',
  'AMG Solarbeam',
  'Deep ocean blue',
  'PW7 bright white',
  'bottom $1k',
  'RAL 7016',
  '',
])('leaves %s as it is', (written) => expect(tidyColour(written)).toBe(written));

it('changes nothing the second time, nor by the case of what it wrote', () => {
  for (const [, tidy] of colours) expect(tidyColour(tidy)).toBe(tidy);
  for (const [written, tidy] of colours)
    expect(tidyColour(written.toLowerCase()).toLowerCase()).toBe(tidy.toLowerCase());
});
