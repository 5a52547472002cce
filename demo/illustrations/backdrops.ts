import { join, verticalGradient } from './drawing.ts';

export type Backdrop = () => string;

const horizon = 540;

const floor = (top: string, bottom: string): string =>
  join(
    `<defs>${verticalGradient('bf', [
      [0, top],
      [1, bottom],
    ])}</defs>`,
    `<path d="M0 ${horizon}H1200V800H0Z" fill="url(#bf)"/>`,
  );

const sky = (top: string, bottom: string): string =>
  `<defs>${verticalGradient('bs', [
    [0, top],
    [0.75, bottom],
  ])}</defs><path d="M0 0H1200V800H0Z" fill="url(#bs)"/>`;

export const studio =
  (wall: string, shade: string, ground: string): Backdrop =>
  () =>
    join(
      sky(wall, shade),
      floor(ground, wall),
      '<defs><radialGradient id="bg" cx=".5" cy=".42" r=".55"><stop offset="0" stop-color="#fff" stop-opacity=".8"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>',
      '<path d="M0 0H1200V800H0Z" fill="url(#bg)"/>',
    );

export const coast: Backdrop = () =>
  join(
    sky('#a9cde0', '#f3efe2'),
    '<path d="M0 430H1200V545H0Z" fill="#6fa6b8"/><path d="M0 430H1200V446H0Z" fill="#9cc6d0"/><path d="M120 478h260M520 470h180M760 490h320M300 508h200" stroke="#fff" stroke-width="3" opacity=".4"/>',
    '<path d="M760 440C860 372 960 390 1040 350C1110 330 1160 338 1200 330V470H740Z" fill="#7d9a86"/><path d="M880 450C980 410 1080 420 1200 392V480H860Z" fill="#668770"/>',
    '<path d="M0 520C240 500 420 528 640 516S1040 506 1200 518V560H0Z" fill="#b8b187"/>',
    floor('#8f9494', '#a9adac'),
    '<path d="M0 556H1200" stroke="#e9e6da" stroke-width="6" opacity=".8"/><path d="M0 742H1200" stroke="#fff" stroke-width="7" stroke-dasharray="110 90" opacity=".55"/>',
  );

export const depot: Backdrop = () => {
  const slats = (x: number) => Array.from({ length: 10 }, (_, index) => `M${x} ${160 + index * 42}h500`).join('');
  return join(
    sky('#dfe5e8', '#c9d2d6'),
    `<path d="${Array.from({ length: 20 }, (_, index) => `M${index * 60 + 30} 0V560`).join('')}" stroke="#b8c1c6" stroke-width="3"/>`,
    '<path d="M60 118h500v440H60ZM640 118h500v440H640Z" fill="#b4bfc5"/>',
    `<path d="${slats(60)}${slats(640)}" stroke="#a1acb2" stroke-width="4"/>`,
    floor('#8f979a', '#b4bbbe'),
    '<path d="M0 730H1200" stroke="#e3b23c" stroke-width="8" opacity=".6"/>',
  );
};

const bush = (x: number, y: number, size: number, colour: string): string => {
  const dome = (width: number, height: number) =>
    `q0 -${Math.round(height)} ${Math.round(width)} -${Math.round(height)}t${Math.round(width)} ${Math.round(height)}`;
  return `<path d="M${Math.round(x - size)} ${y}${dome(size * 0.4, size * 0.5)}${dome(size * 0.45, size * 0.9)}${dome(size * 0.35, size * 0.4)}q-${Math.round(size * 1.2)} ${Math.round(size * 0.3)} -${Math.round(size * 2.4)} 0Z" fill="${colour}"/>`;
};

const saltbush = [
  [70, 588, 34],
  [300, 590, 26],
  [560, 584, 30],
  [830, 588, 26],
  [1080, 590, 34],
  [1170, 562, 18],
] as const;

export const outback: Backdrop = () =>
  join(
    sky('#f4d3ae', '#fbeedb'),
    '<circle cx="900" cy="320" r="66" fill="#fff3d8"/>',
    '<path d="M0 470L90 440L180 452L300 400L420 430L520 398L640 440L760 410L900 446L1020 404L1120 430L1200 412V600H0Z" fill="#bb8f83"/>',
    '<path d="M0 520C160 480 300 500 460 496C640 490 760 520 900 500C1020 486 1120 500 1200 492V640H0Z" fill="#9d8072"/>',
    `<defs>${verticalGradient('bf', [
      [0, '#ac9268'],
      [1, '#c79a6b'],
    ])}</defs><path d="M0 560C300 546 800 552 1200 544V800H0Z" fill="url(#bf)"/>`,
    saltbush
      .map(([x, y, size], index) => bush(x, y, size, ['#7f8a75', '#6f7b65', '#88927e'][index % 3] ?? '#7f8a75'))
      .join(''),
    '<path d="M120 720h90M420 760h120M700 706h70M930 748h110M240 684h60" stroke="#a97f55" stroke-width="4" stroke-linecap="round" opacity=".5"/>',
  );

const gum = (x: number, height: number): string =>
  `<path d="M${x} 560C${x + 6} ${560 - height * 0.5} ${x - 10} ${560 - height * 0.7} ${x + 4} ${560 - height}" stroke="#d9d2c4" stroke-width="16" fill="none"/><path d="M${x} ${560 - height * 0.55}C${x + 40} ${560 - height * 0.7} ${x + 50} ${560 - height * 0.8} ${x + 66} ${560 - height * 0.9}" stroke="#cfc7b7" stroke-width="9" fill="none"/>${bush(x, 560 - height, 96, '#7d9680')}${bush(x + 66, 580 - height, 66, '#6c8770')}${bush(x - 54, 596 - height, 58, '#8aa28b')}`;

export const gumCamp: Backdrop = () =>
  join(
    sky('#bfd8dc', '#eff3e6'),
    '<path d="M0 470C180 420 330 440 520 430S900 390 1200 430V600H0Z" fill="#9db6a4"/><path d="M0 520C220 486 460 506 700 500S1040 486 1200 500V600H0Z" fill="#829e86"/>',
    gum(110, 330),
    gum(1060, 380),
    `<defs>${verticalGradient('bf', [
      [0, '#8f9a6c'],
      [1, '#b3aa7c'],
    ])}</defs><path d="M0 552C300 540 800 548 1200 540V800H0Z" fill="url(#bf)"/>`,
    '<path d="M60 700h80M360 744h110M700 712h60M960 760h120" stroke="#7f8a5e" stroke-width="4" stroke-linecap="round" opacity=".5"/>',
  );

export const lane: Backdrop = () =>
  join(
    sky('#b9715a', '#a8634e'),
    `<path d="${Array.from({ length: 13 }, (_, row) => `M0 ${row * 42 + 20}H1200`).join('')}" stroke="#8e4f3d" stroke-width="3" opacity=".6"/>`,
    '<path d="M700 120h380v420H700Z" fill="#30393d"/><path d="M716 136h166v140H716ZM898 136h166v140H898ZM716 292h166v140H716ZM898 292h166v140H898Z" fill="#6e858c"/><path d="M716 136h120l-120 110ZM898 136h120l-120 110Z" fill="#fff" opacity=".2"/>',
    floor('#8c8a86', '#a9a6a1'),
  );
