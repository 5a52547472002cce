import { join } from '../illustrations/drawing.ts';
import { box, disc, type Poster, place, repeat, stroke, words } from './poster.ts';

const green = '#0f4a38';
const leaf = '#2d6a54';
const pale = '#dcebdf';
const yellow = '#ffc53d';
const white = '#ffffff';

const offer = { shape: 'offer', face: 'grotesque' } as const;
const post = { shape: 'post', face: 'grotesque' } as const;

const rego: Poster = {
  ...offer,
  ground: yellow,
  markup: join(
    box(190, 210, 820, 380, green, 44),
    box(204, 224, 792, 352, white, 34),
    disc(300, 268, 14, green),
    disc(900, 268, 14, green),
    words('REGO', 600, 452, 220, { fill: green }),
    words('12 months, on us', 600, 540, 72, { fill: leaf }),
  ),
};

const servicing: Poster = {
  ...offer,
  ground: green,
  markup: join(
    words('Capped from', 600, 180, 84, { fill: white }),
    words('$339', 600, 456, 300, { fill: yellow }),
    words('a service', 600, 556, 84, { fill: white }),
    repeat(7, (index) =>
      join(
        disc(288 + index * 104, 676, 42, yellow),
        words(`${index + 1}`, 288 + index * 104, 696, 56, { fill: green }),
      ),
    ),
  ),
};

const towBall = join(
  disc(70, 42, 30, green),
  box(58, 66, 24, 34, green),
  stroke('M26 106H114', green, 18),
  stroke('M70 106V140', green, 22),
);
const roofBars = join(
  stroke('M6 132C20 84 34 72 70 72S120 84 134 132', green, 12),
  stroke('M22 44V74M118 44V74', green, 12),
  stroke('M4 40H136', green, 16),
);
const liner = join(stroke('M10 48L30 122H110L130 48', green, 14), stroke('M44 92H96M38 68H102', green, 9));
const seat = join(
  box(58, 8, 44, 30, green, 12),
  `<path d="M46 46H110Q116 46 115 54L108 112H40Q34 112 36 104Z" fill="${green}"/>`,
  box(28, 116, 92, 26, green, 12),
);

const accessories: Poster = {
  ...offer,
  ground: pale,
  markup: join(
    disc(600, 250, 520, yellow),
    words('$1,500', 600, 364, 236, { fill: green }),
    words('of accessories, fitted', 600, 476, 76, { fill: green }),
    [towBall, roofBars, liner, seat]
      .map((drawing, index) =>
        place(254 + index * 180, 560, join(box(0, 0, 152, 180, white, 22), place(6, 20, drawing))),
      )
      .join(''),
  ),
};

const tradeIn: Poster = {
  ...offer,
  ground: yellow,
  markup: join(
    box(240, 90, 720, 320, white, 26),
    words('+ $1,000', 600, 310, 168, { fill: green }),
    box(240, 426, 720, 400, green, 26),
    words('Our valuation,', 600, 582, 92, { fill: white }),
    words('in writing', 600, 690, 92, { fill: white }),
  ),
};

const cover: Poster = {
  ...offer,
  ground: pale,
  markup: repeat(3, (index) => {
    const isFree = index === 2;
    const x = 244 + index * 244;
    return join(
      box(x, 130, 224, 670, isFree ? yellow : green, 26),
      words(`${index + 1}`, x + 112, 520, 330, { fill: isFree ? green : white }),
      words(isFree ? 'on us' : 'year', x + 112, 690, 72, { fill: isFree ? green : pale }),
    );
  }),
};

const sevenYards: Poster = {
  ...offer,
  ground: green,
  markup: join(
    words('One family', 600, 250, 130, { fill: white }),
    words('since 1969', 600, 400, 130, { fill: yellow }),
    repeat(7, (index) => disc(288 + index * 104, 510, 34, yellow)),
    words('Seven yards around Brisbane', 600, 640, 66, { fill: pale }),
  ),
};

const tick = stroke('M0 16 14 30 38 0', leaf, 11);

const checklist: Poster = {
  ...post,
  ground: yellow,
  markup: join(
    box(800, 70, 560, 900, green, 36),
    box(832, 130, 496, 900, white, 12),
    box(970, 40, 220, 104, leaf, 24),
    disc(1080, 74, 20, yellow),
    repeat(9, (index) =>
      join(
        index < 7 && place(872, 212 + index * 76, tick),
        stroke(`M950 ${228 + index * 76}h${[300, 240, 280, 200, 320, 250, 290, 230, 260][index]}`, pale, 22),
      ),
    ),
    words('9', 440, 590, 560, { fill: green }),
    words('questions', 440, 740, 120, { fill: green }),
  ),
};

const steps = [
  { label: 'Sold for', top: 110, height: 540, fill: green },
  { label: 'Repairs', top: 110, height: 150, fill: leaf },
  { label: 'Yard', top: 260, height: 90, fill: leaf },
  { label: 'Yours', top: 350, height: 300, fill: yellow },
] as const;

const valuation: Poster = {
  ...post,
  ground: pale,
  markup: join(
    stroke('M120 662H1480', green, 8),
    ...steps.map(({ label, top, height, fill }, index) =>
      join(
        box(150 + index * 335, top, 295, height, fill, 14),
        words(label, 297 + index * 335, 762, 72, { fill: green }),
      ),
    ),
    stroke('M600 186h64M935 306h64', white, 16),
  ),
};

const week = [
  ['M', 220],
  ['T', 170],
  ['W', 240],
  ['T', 190],
  ['F', 250],
  ['S', 560],
  ['S', 120],
] as const;

const drivenWeek: Poster = {
  ...post,
  ground: green,
  markup: join(
    week
      .map(([day, height], index) => {
        const x = 216 + index * 172;
        const electric = Math.min(height, 300);
        return join(
          height > 300 && box(x, 720 - height, 132, height, white, 12),
          box(x, 720 - electric, 132, electric, yellow, 12),
          words(day, x + 66, 800, 66, { fill: pale }),
        );
      })
      .join(''),
    stroke('M150 420H1450', white, 6, 'stroke-dasharray="2 20"'),
    words('Electric range', 216, 380, 64, { fill: white, anchor: 'start' }),
    words('Coast', 216 + 5 * 172 + 66, 130, 56, { fill: white }),
  ),
};

const faults = new Set([7, 26, 31, 48, 59, 74, 90, 103, 111]);

const points: Poster = {
  ...post,
  ground: green,
  markup: join(
    repeat(120, (index) =>
      disc(
        190 + (index % 15) * 87,
        145 + Math.floor(index / 15) * 87,
        faults.has(index) ? 38 : 17,
        faults.has(index) ? yellow : pale,
      ),
    ),
  ),
};

const towing: Poster = {
  ...post,
  ground: yellow,
  markup: join(
    words('6,000 kg together', 800, 216, 120, { fill: green }),
    stroke('M130 300V262H1470V300', green, 10),
    box(130, 330, 640, 300, green, 22),
    box(790, 330, 680, 300, white, 22),
    words('2,900', 450, 530, 170, { fill: white }),
    words('3,100', 1130, 530, 170, { fill: green }),
    words('Ute, loaded', 450, 730, 76, { fill: green }),
    words('Left to tow', 1130, 730, 76, { fill: green }),
  ),
};

const drawHoist = (fill: string): string =>
  join(
    stroke('M12 8V212M158 8V212M0 214H24M146 214H170M16 104H154', leaf, 12),
    `<path d="M22 84V60Q22 50 32 48L52 44 68 22Q72 16 80 16H116Q124 16 128 22L140 46 146 52V84Z" fill="${fill}"/>`,
    disc(50, 84, 15, fill),
    disc(120, 84, 15, fill),
  );

const hoists: Poster = {
  ...post,
  ground: pale,
  markup: repeat(14, (index) =>
    place(132 + (index % 7) * 194, 170 + Math.floor(index / 7) * 310, drawHoist(index < 10 ? green : '#f3ad12')),
  ),
};

export const wattlePosters: Readonly<Record<string, Poster>> = {
  'wattle-group/offer-rego': rego,
  'wattle-group/offer-servicing': servicing,
  'wattle-group/offer-accessories': accessories,
  'wattle-group/offer-trade-in': tradeIn,
  'wattle-group/offer-cover': cover,
  'wattle-group/gallery-yards': sevenYards,
  'wattle-group/post-checklist': checklist,
  'wattle-group/post-valuation': valuation,
  'wattle-group/post-week': drivenWeek,
  'wattle-group/post-points': points,
  'wattle-group/post-towing': towing,
  'wattle-group/post-hoists': hoists,
};
