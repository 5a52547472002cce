import { join, spokes } from './drawing.ts';

export type WheelStyle = 'tenSpoke' | 'fiveSpoke' | 'turbine' | 'steel' | 'dark';

interface Spoke {
  readonly count: number;
  readonly markup: string;
}

const spokeOf = (style: WheelStyle, radius: number): Spoke => {
  const r = (share: number) => Math.round(radius * share);
  const bright = style === 'dark' ? '#4b5257' : '#cfd5d9';
  const shade = style === 'dark' ? '#2c3134' : '#8d969c';
  if (style === 'fiveSpoke') {
    const half = (side: 1 | -1) =>
      `M${side * r(0.17)} ${r(0.69)}L${side * r(0.05)} ${r(0.08)}H0V${r(0.26)}L${side * r(0.08)} ${r(0.7)}Z`;
    return {
      count: 5,
      markup: `<path d="${half(-1)}" fill="${bright}"/><path d="${half(1)}" fill="${shade}"/>`,
    };
  }
  if (style === 'turbine') {
    const blade = `M${-r(0.11)} ${r(0.69)}L${-r(0.03)} ${r(0.1)}H${r(0.03)}L${r(0.06)} ${r(0.69)}Z`;
    return { count: 9, markup: `<path d="${blade}" fill="${bright}"/>` };
  }
  const bar = (fromX: number) => `M${fromX} ${r(0.1)}V${r(0.7)}H${r(0.07)}V${r(0.1)}Z`;
  return {
    count: 10,
    markup: `<path d="${bar(-r(0.07))}" fill="${bright}"/><path d="${bar(0)}" fill="${shade}"/>`,
  };
};

const drawSpokes = (id: string, style: WheelStyle, radius: number): string => {
  const { count, markup } = spokeOf(style, radius);
  const step = 360 / count;
  const copies = Array.from(
    { length: count - 1 },
    (_, index) => `<use href="#${id}s" transform="rotate(${(index + 1) * step})"/>`,
  );
  return `<g id="${id}s">${markup}</g>${copies.join('')}`;
};

const steelFace = (radius: number): string =>
  join(
    `<circle r="${radius * 0.66}" fill="#3a4044"/>`,
    spokes(
      8,
      (degrees) =>
        `<circle transform="rotate(${degrees})" cy="${radius * 0.47}" r="${radius * 0.085}" fill="#121517"/>`,
    ),
    `<circle r="${radius * 0.24}" fill="#555c60"/>`,
  );

/** A wheel about the origin, drawn with `id` so that it can be used again. */
export const drawWheel = (id: string, radius: number, style: WheelStyle): string => {
  const rim = style === 'dark' ? '#4b5257' : '#cfd5d9';
  return join(
    `<g id="${id}"><circle r="${radius}" fill="#16181a"/>`,
    `<circle r="${radius * 0.975}" fill="none" stroke="#303437" stroke-width="${radius * 0.022}"/>`,
    `<circle r="${radius * 0.83}" fill="none" stroke="#25282b" stroke-width="${radius * 0.03}"/>`,
    `<circle r="${radius * 0.735}" fill="#0b0d0e"/>`,
    style === 'steel'
      ? steelFace(radius)
      : join(
          `<circle r="${radius * 0.47}" fill="#6b7074"/><circle r="${radius * 0.4}" fill="#43484b"/>`,
          drawSpokes(id, style, radius),
        ),
    `<circle r="${radius * 0.71}" fill="none" stroke="${style === 'steel' ? '#565d61' : rim}" stroke-width="${radius * 0.05}"/>`,
    `<circle r="${radius * 0.12}" fill="#8d969c"/><circle r="${radius * 0.07}" fill="${rim}"/></g>`,
  );
};
