interface Point {
  readonly x: number;
  readonly y: number;
}

const argumentCounts: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, q: 4, s: 4, t: 2, a: 7 };

const round = (value: number): number => Math.round(value * 10) / 10;

const axisOf = (command: string, index: number): 'x' | 'y' | 'none' => {
  if (command === 'h') return 'x';
  if (command === 'v') return 'y';
  if (command === 'a') return index === 5 ? 'x' : index === 6 ? 'y' : 'none';
  return index % 2 === 0 ? 'x' : 'y';
};

const toRelative = (command: string, values: readonly number[], from: Point): readonly number[] =>
  values.map((value, index) => {
    const axis = axisOf(command, index);
    return axis === 'none' ? value : round(value - from[axis]);
  });

const endOf = (command: string, relative: readonly number[], from: Point): Point => {
  const moves = { x: 0, y: 0 };
  relative.forEach((value, index) => {
    const axis = axisOf(command, index);
    if (axis !== 'none') moves[axis] = value;
  });
  return { x: round(from.x + moves.x), y: round(from.y + moves.y) };
};

const writeNumbers = (values: readonly number[]): string =>
  values
    .map((value, index) => {
      const text = String(value).replace(/^(-?)0\./, '$1.');
      return index > 0 && !text.startsWith('-') ? ` ${text}` : text;
    })
    .join('');

export const shortenPath = (path: string): string => {
  let point: Point = { x: 0, y: 0 };
  let start: Point = point;
  let previous = '';
  let output = '';
  for (const [, letter = '', text = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toLowerCase();
    if (command === 'z') {
      output += 'z';
      point = start;
      previous = 'z';
      continue;
    }
    const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const size = argumentCounts[command] ?? 2;
    for (let at = 0; at < numbers.length; at += size) {
      const given = numbers.slice(at, at + size);
      const relative = letter === command ? given.map(round) : toRelative(command, given, point);
      point = endOf(command, relative, point);
      const shown = command === 'm' && at > 0 ? 'l' : command;
      const body = writeNumbers(relative);
      output += shown === previous && shown !== 'm' ? (body.startsWith('-') ? body : ` ${body}`) : `${shown}${body}`;
      if (command === 'm' && at === 0) start = point;
      previous = shown;
    }
  }
  return output.replace(/^m/, 'M');
};
