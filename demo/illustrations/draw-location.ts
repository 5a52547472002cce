import type { Backdrop } from './backdrops.ts';
import { join, verticalGradient } from './drawing.ts';

/** The colours of a dealer's buildings. */
export interface BuildingLook {
  readonly band: string;
  readonly accent: string;
  readonly sky: readonly [string, string];
}

const roofs: readonly string[] = [
  'M120 230H1080V270H120Z',
  'M120 270L300 190H900L1080 270Z',
  'M120 270V220L320 180V220L520 180V220L720 180V220L920 180V270Z',
  'M100 250L600 170L1100 250V274H100Z',
];

const bays = (count: number, fromX: number, toX: number): string => {
  const width = (toX - fromX) / count;
  return Array.from({ length: count }, (_, index) => {
    const x = Math.round(fromX + index * width + 8);
    const inner = Math.round(width - 16);
    return `<path d="M${x} 350h${inner}v190h-${inner}Z" fill="#9fb5bf"/><path d="M${x} 350h${Math.round(inner * 0.5)}l-${Math.round(inner * 0.5)} 110Z" fill="#fff" opacity=".35"/>`;
  }).join('');
};

const tree = (x: number, size: number): string =>
  `<path d="M${x} 560V${560 - size}" stroke="#8d7a62" stroke-width="12"/><path d="M${x - size * 0.5} ${560 - size * 0.7}q0-${size * 0.6} ${size * 0.5}-${size * 0.6}t${size * 0.5} ${size * 0.6}q-${size * 0.5} ${size * 0.2}-${size} 0Z" fill="#6f9276"/>`;

/** A dealer's building by the street; the index varies roof, bays and trees. */
export const location =
  (look: BuildingLook, index: number): Backdrop =>
  () =>
    join(
      `<defs>${verticalGradient('bs', [
        [0, look.sky[0]],
        [0.7, look.sky[1]],
      ])}${verticalGradient('bf', [
        [0, '#b9bcb9'],
        [1, '#d3d4d0'],
      ])}</defs><path d="M0 0H1200V800H0Z" fill="url(#bs)"/>`,
      '<path d="M0 500C160 470 320 486 480 476S900 466 1200 482V560H0Z" fill="#a9bdae"/>',
      tree(60, 150 + (index % 3) * 30),
      tree(1140, 190 - (index % 2) * 40),
      `<path d="${roofs[index % roofs.length]}" fill="${look.band}"/><path d="M120 268H1080V548H120Z" fill="#e9ecea"/><path d="M120 268H1080V330H120Z" fill="${look.band}"/>`,
      `<path d="M${150 + (index % 3) * 60} 288h220v22h-220Z" fill="${look.accent}"/>`,
      bays(4 + (index % 3), 130, 1070),
      `<path d="M${200 + (index % 4) * 200} 350h90v198h-90Z" fill="#2f3b41"/><path d="M${245 + (index % 4) * 200} 350v198" stroke="#9fb5bf" stroke-width="5"/>`,
      '<path d="M0 548H1200V800H0Z" fill="url(#bf)"/><path d="M0 566H1200" stroke="#f4f4f0" stroke-width="8"/><path d="M120 620l-60 180M420 620l-30 180M720 620l20 180M1020 620l70 180" stroke="#fff" stroke-width="5" opacity=".6"/>',
    );
