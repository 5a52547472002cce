import { join } from './drawing.ts';

interface Finish {
  readonly bright: string;
  readonly shade: string;
}

const finishes = {
  bright: { bright: '#cfd5d9', shade: '#8d969c' },
  dark: { bright: '#4b5257', shade: '#2c3134' },
} as const satisfies Record<string, Finish>;

const spokeCount = 10;

const drawSpokes = (id: string, { bright, shade }: Finish, radius: number): string => {
  const r = (share: number) => Math.round(radius * share);
  const bar = (fromX: number) => `M${fromX} ${r(0.1)}V${r(0.7)}H${r(0.07)}V${r(0.1)}Z`;
  const copies = Array.from(
    { length: spokeCount - 1 },
    (_, index) => `<use href="#${id}s" transform="rotate(${((index + 1) * 360) / spokeCount})"/>`,
  );
  return `<g id="${id}s"><path d="${bar(-r(0.07))}" fill="${bright}"/><path d="${bar(0)}" fill="${shade}"/></g>${copies.join('')}`;
};

export const drawWheel = (id: string, radius: number, finish: keyof typeof finishes): string => {
  const rim = finishes[finish].bright;
  return join(
    `<g id="${id}"><circle r="${radius}" fill="#16181a"/>`,
    `<circle r="${radius * 0.975}" fill="none" stroke="#303437" stroke-width="${radius * 0.022}"/>`,
    `<circle r="${radius * 0.83}" fill="none" stroke="#25282b" stroke-width="${radius * 0.03}"/>`,
    `<circle r="${radius * 0.735}" fill="#0b0d0e"/>`,
    `<circle r="${radius * 0.47}" fill="#6b7074"/><circle r="${radius * 0.4}" fill="#43484b"/>`,
    drawSpokes(id, finishes[finish], radius),
    `<circle r="${radius * 0.71}" fill="none" stroke="${rim}" stroke-width="${radius * 0.05}"/>`,
    `<circle r="${radius * 0.12}" fill="#8d969c"/><circle r="${radius * 0.07}" fill="${rim}"/></g>`,
  );
};
