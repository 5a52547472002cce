import { join } from './drawing.ts';
import { mix } from './paint.ts';
import { widen } from './widen.ts';

export interface Clothes {
  readonly kind: 'polo' | 'workShirt' | 'vest' | 'ridingJacket' | 'blazer' | 'knit';
  readonly colour: string;
  readonly trim: string;
}

const torso = 'M30 350C30 282 54 258 102 246L134 232Q160 256 186 232L218 246C266 258 290 282 290 350Z';

const sleeves = (shade: string): string =>
  `<path d="M82 350Q78 312 88 292M238 350Q242 312 232 292" fill="none" stroke="${shade}" stroke-width="4" stroke-linecap="round"/>`;

const collar = (colour: string): string =>
  `<path d="M132 228L160 262 138 280 112 242ZM188 228L160 262 182 280 208 242Z" fill="${colour}"/>`;

type Draw = (colour: string, trim: string, shade: string) => string;

const garments: Readonly<Record<Clothes['kind'], Draw>> = {
  polo: (_colour, trim, shade) =>
    join(
      sleeves(shade),
      `<path d="M160 262V306" stroke="${shade}" stroke-width="4"/>`,
      collar(trim),
      `<rect x="196" y="284" width="20" height="14" rx="3" fill="${trim}"/>`,
    ),
  workShirt: (colour, trim, shade) =>
    join(
      sleeves(shade),
      `<path d="M160 262V350M188 290h30v40h-30zM132 290h-30v40h30z" fill="none" stroke="${shade}" stroke-width="4"/>`,
      collar(mix(colour, '#ffffff', 0.16)),
      `<g fill="${trim}"><circle cx="160" cy="286" r="3"/><circle cx="160" cy="308" r="3"/><circle cx="160" cy="330" r="3"/></g>`,
    ),
  vest: (colour, trim) =>
    join(
      `<path d="M74 255L114 242 160 300 206 242 246 255Q238 300 242 350H78Q82 300 74 255Z" fill="${trim}"/>`,
      `<path d="M97 248Q106 290 104 350M223 248Q214 290 216 350M79 326H241" fill="none" stroke="#e8ecee" stroke-width="13"/>`,
      `<path d="M160 300V350" stroke="${mix(trim, '#0a1014', 0.3)}" stroke-width="4"/>`,
      collar(mix(colour, '#ffffff', 0.14)),
    ),
  ridingJacket: (colour, trim, shade) =>
    join(
      `<path d="M30 350C30 282 54 258 102 246L114 241Q92 290 92 350ZM290 350C290 282 266 258 218 246L206 241Q228 290 228 350Z" fill="${trim}"/>`,
      `<path d="M44 306Q54 276 90 268M276 306Q266 276 230 268" fill="none" stroke="${colour}" stroke-width="7"/>`,
      `<path d="M124 236L128 208Q160 240 192 208L196 236 160 266Z" fill="${mix(colour, '#ffffff', 0.16)}"/>`,
      `<path d="M160 250V350" stroke="${mix(colour, '#ffffff', 0.5)}" stroke-width="4"/><path d="M110 296l26 8M210 296l-26 8" stroke="${shade}" stroke-width="5"/>`,
    ),
  blazer: (colour, trim, shade) =>
    join(
      `<path d="M128 234L160 350 192 234Q160 262 128 234Z" fill="${trim}"/>`,
      `<path d="M128 230L112 240 102 280 122 286 156 350H164L198 286 218 280 208 240 192 230 160 338Z" fill="${mix(colour, '#ffffff', 0.12)}"/>`,
      sleeves(shade),
    ),
  knit: (_colour, trim, shade) =>
    join(sleeves(shade), `<path d="M130 232Q160 266 190 232" fill="none" stroke="${trim}" stroke-width="11"/>`),
};

export const drawClothes = ({ kind, colour, trim }: Clothes, build: number): string => {
  const shade = mix(colour, '#0a1014', 0.32);
  return `<g transform="${widen(build, -24)}"><path d="${torso}" fill="${colour}"/>${garments[kind](colour, trim, shade)}</g>`;
};
