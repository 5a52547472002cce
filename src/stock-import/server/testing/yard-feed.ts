export interface YardCar {
  readonly price?: number | string;
  readonly photos?: number | string;
  readonly status?: string;
  readonly colour?: string;
  readonly make?: string;
  readonly model?: string;
  readonly year?: number | string;
  readonly km?: number | string;
  readonly comments?: string;
  readonly notes?: string;
}

const columns = [
  'Stock No',
  'Make',
  'Model',
  'Year',
  'Colour',
  'Odometer',
  'Images',
  'Status',
  'DAP',
  'Comments',
  'Shed',
] as const;
type Column = (typeof columns)[number];

const listPhotos = (number: number, count: number): string =>
  Array.from({ length: count }, (_, photo) => `https://photos.example/${number}/${photo}.jpg`).join('|');

const cellsOf = (number: number, car: YardCar): Readonly<Record<Column, string>> => ({
  'Stock No': `T${number}`,
  Make: car.make ?? 'Toyota',
  Model: car.model ?? 'RAV4',
  Year: String(car.year ?? 2021),
  Colour: car.colour ?? 'White',
  Odometer: String(car.km ?? 45_000),
  Images: typeof car.photos === 'string' ? `"${car.photos}"` : listPhotos(number, car.photos ?? 2),
  Status: car.status ?? 'in_stock',
  DAP: String(car.price ?? 20_000 + number),
  Comments: car.comments ?? '',
  Shed: car.notes ?? '',
});

export interface YardOptions {
  readonly cars?: number;
  /** Cars that differ from the defaults, keyed by their number from 1; null leaves the car out. */
  readonly changed?: Readonly<Record<number, YardCar | null>>;
  readonly headings?: Partial<Record<Column, string | null>>;
}

export const yardFeed = ({ cars = 10, changed = {}, headings = {} }: YardOptions = {}): string => {
  const isUsed = (field: 'comments' | 'notes'): boolean => Object.values(changed).some((car) => car?.[field]);
  const used = { Comments: isUsed('comments'), Shed: isUsed('notes') };
  const kept = columns.filter(
    (column) => headings[column] !== null && (!(column === 'Comments' || column === 'Shed') || used[column]),
  );
  const lines = Array.from({ length: cars }, (_, index) => index + 1).flatMap((number) => {
    const change = changed[number];
    if (change === null) return [];
    const cells = cellsOf(number, change ?? {});
    return [kept.map((column) => cells[column]).join(',')];
  });
  return `${[kept.map((column) => headings[column] ?? column).join(','), ...lines].join('\n')}\n`;
};

export const changeEach = <Change>(count: number, toChange: (number: number) => Change) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [index + 1, toChange(index + 1)]));

export const changeFirst = <Change>(count: number, change: Change): Readonly<Record<number, Change>> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [index + 1, change]));
