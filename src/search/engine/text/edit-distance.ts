const maxLength = 48;
const lines = [0, 1, 2].map(() => new Uint8Array(maxLength + 3)) as [Uint8Array, Uint8Array, Uint8Array];

/** An edit of the first letter costs two. Returns at most `limit + 1`. */
export const editDistance = (word: string, term: string, limit: number, isPrefix: boolean): number => {
  const tooFar = limit + 1;
  if (word.length > maxLength || word.length - term.length > limit) return tooFar;
  if (!isPrefix && term.length - word.length > limit) return tooFar;
  const columns = Math.min(term.length, word.length + limit);
  let [before, above, current] = lines;
  for (let column = 0; column <= columns; column++) above[column] = column === 0 ? 0 : column + 1;
  for (let line = 1; line <= word.length; line++) {
    if (fillLine(word, term, line, columns, before, above, current) > limit) return tooFar;
    [before, above, current] = [above, current, before];
  }
  if (isPrefix) return Math.min(leastOf(above, columns), tooFar);
  return columns < term.length ? tooFar : Math.min(above[columns] as number, tooFar);
};

const leastOf = (line: Uint8Array, columns: number): number => {
  let least = line[0] as number;
  for (let column = 1; column <= columns; column++) least = Math.min(least, line[column] as number);
  return least;
};

const fillLine = (
  word: string,
  term: string,
  line: number,
  columns: number,
  before: Uint8Array,
  above: Uint8Array,
  current: Uint8Array,
): number => {
  const letter = word.charCodeAt(line - 1);
  current[0] = line + 1;
  let least = line + 1;
  for (let column = 1; column <= columns; column++) {
    const other = term.charCodeAt(column - 1);
    const exchange = letter === other ? 0 : line === 1 && column === 1 ? 2 : 1;
    let cost = Math.min(
      (above[column - 1] as number) + exchange,
      (above[column] as number) + 1,
      (current[column - 1] as number) + 1,
    );
    if (line > 1 && column > 1 && letter === term.charCodeAt(column - 2) && word.charCodeAt(line - 2) === other) {
      cost = Math.min(cost, (before[column - 2] as number) + (line === 2 && column === 2 ? 2 : 1));
    }
    current[column] = cost;
    if (cost < least) least = cost;
  }
  return least;
};
