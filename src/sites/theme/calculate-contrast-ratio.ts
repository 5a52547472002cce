const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const calculateLuminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two #rrggbb colours by WCAG 2.2, from 1 to 21. */
export const calculateContrastRatio = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [calculateLuminance(one), calculateLuminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};
