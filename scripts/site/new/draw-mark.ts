import type { Palette } from '../../../src/sites/theme/palette-schema.ts';

export const drawMark = ({ brand, onBrand }: Pick<Palette, 'brand' | 'onBrand'>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="80" height="80">
<rect width="80" height="80" rx="18" fill="${brand}"/>
<path d="M14 64 34 18h12l20 46H54L40 30 26 64z" fill="${onBrand}"/>
<path d="M38 40h4l1 8h-6zM36 52h8l1 12H35z" fill="${onBrand}"/>
</svg>
`;
