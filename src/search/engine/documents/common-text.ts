export const maxPieceLength = 200;

const piecePattern = /[^.!?|\n]*[.!?|\n]*\s*/g;

export const splitIntoPieces = (text: string): readonly string[] =>
  text.match(piecePattern)?.filter((piece) => piece !== '') ?? [];

export interface WrittenText {
  readonly text: string;
  readonly at: number;
}

export interface Likeness {
  readonly earlier: WrittenText;
  readonly startLength: number;
  readonly endLength: number;
}

export const maxEarlierTexts = 16;

const minAlikeLength = 12;
const minCommonLength = 8;

const compare = (text: string, earlier: WrittenText): Likeness => {
  const other = earlier.text;
  const limit = Math.min(text.length, other.length);
  let startLength = 0;
  while (startLength < limit && text[startLength] === other[startLength]) startLength++;
  let endLength = 0;
  while (endLength < limit - startLength && text.at(-1 - endLength) === other.at(-1 - endLength)) endLength++;
  return { earlier, startLength, endLength };
};

export const findLikeness = (text: string, earlierTexts: readonly WrittenText[]): Likeness | undefined => {
  if (text.length < minAlikeLength) return undefined;
  let best: Likeness | undefined;
  let common = minCommonLength - 1;
  for (const earlier of earlierTexts) {
    const likeness = compare(text, earlier);
    if (likeness.startLength + likeness.endLength <= common) continue;
    best = likeness;
    common = likeness.startLength + likeness.endLength;
  }
  return best;
};
