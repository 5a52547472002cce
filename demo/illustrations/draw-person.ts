import { join } from './drawing.ts';
import { mix } from './paint.ts';
import { type Clothes, drawClothes } from './person-clothes.ts';
import { drawBackHair, drawFrontHair, type HairStyle } from './person-hair.ts';
import { widen } from './widen.ts';

export interface Person {
  readonly skin: string;
  readonly hair: string;
  readonly style: HairStyle;
  readonly beard?: 'full' | 'moustache';
  readonly hasGlasses?: boolean;
  readonly clothes: Clothes;
  readonly build?: number;
  readonly head?: number;
  /** A negative number turns the face to the left. */
  readonly turn?: number;
}

export interface PersonGround {
  readonly wall: string;
  readonly shape: string;
}

const headTop = 'M112 122C112 82 132 66 160 66S208 82 208 122C208 162 186 192 160 192S112 162 112 122Z';

const drawHead = (skin: string, shade: string, turn: number): string =>
  join(
    `<path d="M136 160H184V236Q160 262 136 236Z" fill="${skin}"/>`,
    `<path d="M136 176Q150 198 184 188V206Q156 216 136 196Z" fill="${shade}"/>`,
    `<g fill="${shade}"><ellipse cx="${112 + turn}" cy="132" rx="9" ry="14"/><ellipse cx="${208 + turn}" cy="132" rx="9" ry="14"/></g>`,
    `<path d="${headTop}" fill="${skin}"/>`,
  );

const drawFace = (skin: string, hair: string, turn: number): string => {
  const line = mix(skin, '#1d0c08', 0.48);
  const ink = mix(skin, '#1d1210', 0.86);
  return join(
    `<g transform="translate(${turn} 0)"><path d="M132 120q9-6 18-2M170 118q9-4 18 2" fill="none" stroke="${mix(hair, ink, 0.35)}" stroke-width="4" stroke-linecap="round"/>`,
    `<g fill="${ink}"><circle cx="142" cy="133" r="3.8"/><circle cx="178" cy="133" r="3.8"/></g>`,
    `<path d="M160 138q-5 12 4 13" fill="none" stroke="${line}" stroke-width="3.4" stroke-linecap="round"/>`,
    `<path d="M146 165q14 11 28 0" fill="none" stroke="${line}" stroke-width="4" stroke-linecap="round"/></g>`,
  );
};

const beards = {
  full: '<path d="M112 126C110 176 134 204 160 204S210 176 208 126C204 146 196 156 182 156Q160 150 138 156C124 156 116 146 112 126ZM144 166Q160 160 176 166 170 176 160 176T144 166Z" fill-rule="evenodd"/>',
  moustache: '<path d="M160 154c8-3 20-1 26 8-10 2-18 0-26-3-8 3-16 5-26 3 6-9 18-11 26-8Z"/>',
} as const;

const glasses = (turn: number): string =>
  `<g transform="translate(${turn} 0)" fill="#fff" fill-opacity=".25" stroke="#22262a" stroke-width="3.4"><rect x="126" y="121" width="30" height="25" rx="10"/><rect x="164" y="121" width="30" height="25" rx="10"/><path d="M156 130q4-3 8 0" fill="none"/></g>`;

export const drawPerson = (person: Person, { wall, shape }: PersonGround): string => {
  const { skin, hair, style, beard, clothes, build = 1, head = 1, turn = 0 } = person;
  const shade = mix(skin, '#5a2418', 0.22);
  return join(
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 320 320">',
    `<path d="M0 0H320V320H0Z" fill="${wall}"/>${shape}`,
    `<g transform="${widen(head)}">`,
    drawBackHair(style, hair),
    drawHead(skin, shade, turn / 3),
    beard === undefined ? '' : `<g fill="${hair}" transform="translate(${turn / 4} 0)">${beards[beard]}</g>`,
    drawFace(skin, hair, turn),
    person.hasGlasses === true && glasses(turn),
    drawFrontHair(style, hair, turn / 3),
    '</g>',
    drawClothes(clothes, build),
    '</svg>',
  );
};
