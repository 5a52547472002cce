const examples = {
  kilometres: "can't be read as kilometres, such as 45,210 or 45,210 km",
  whole: "isn't a whole number such as 5",
} as const;

const plain = /^\d+$/;

export const explainFigureCell = (cell: string, kind: keyof typeof examples): string | undefined =>
  plain.test(cell) ? undefined : `${JSON.stringify(cell)} ${examples[kind]}`;
