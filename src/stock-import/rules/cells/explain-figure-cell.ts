const examples = {
  kilometres: "can't be read as kilometres, such as 45,210 or 45,210 km",
  whole: "isn't a whole number such as 5",
} as const;

const plain = /^\d+$/;

/** Returns undefined for digits alone, which only a field's range can refuse. */
export const explainFigureCell = (cell: string, kind: keyof typeof examples): string | undefined =>
  plain.test(cell) ? undefined : `${JSON.stringify(cell)} ${examples[kind]}`;
