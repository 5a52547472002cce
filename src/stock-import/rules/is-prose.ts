const leastWords = 4;
const proseShare = 0.6;

/** True for 'head gasket done by Trev', and false for 'Ascent Sport Hybrid'. */
export const isProse = (cell: string): boolean => {
  const words = cell.match(/[a-z’']+/gi) ?? [];
  return words.length >= leastWords && words.filter((word) => /^[a-z]/.test(word)).length >= words.length * proseShare;
};
