import type { StatusMeaning } from './cells/read-status-cell.ts';
import type { Warning } from './row-remark.ts';

/** A day in a column such as 'Date Sold' or a name under 'Buyer', which only sold cars should have. */
export interface BuyerCell {
  readonly heading: string;
  readonly cell: string;
  readonly isRead: boolean;
}

const buyerHeading = /\b(?:buyer|purchaser|customer|client|invoiced? to|sold to)\b/i;

export const namesBuyer = (heading: string): boolean => buyerHeading.test(heading.replaceAll('_', ' '));

interface StatedCar {
  readonly stockNumber: string;
  readonly meaning: StatusMeaning;
  readonly word: string;
  readonly buyerCells: readonly BuyerCell[];
  readonly isSold: boolean;
}

const mostCars = 5000;
const mostNamed = 10;
const shownLength = 20;

const quote = (text: string): string => JSON.stringify(text.slice(0, shownLength));

const cellUnder = ({ buyerCells }: StatedCar, heading: string): BuyerCell | undefined =>
  buyerCells.find((one) => one.heading === heading);

const isMost = (part: readonly unknown[], whole: readonly unknown[]): boolean => part.length * 2 > whole.length;

const findConflicts = (heading: string, isRead: boolean, cars: readonly StatedCar[]): readonly string[] => {
  const sold = cars.filter(({ meaning }) => meaning === 'sold');
  const open = cars.filter(({ meaning }) => meaning === 'onSale' || meaning === 'comingSoon');
  // If no car has a sold status, the dealer doesn't keep the statuses up to date.
  if (sold.length === 0) return [];
  const isUsual = isMost(
    sold.filter((car) => cellUnder(car, heading) !== undefined),
    sold,
  );
  const filled = open.filter((car) => cellUnder(car, heading) !== undefined && (!isRead || car.isSold));
  // If most cars for sale have a 'Buyer', this is the person who bought the cars for the yard.
  const isTelling = isRead || (isUsual && !isMost(filled, open));
  return [
    ...(isTelling ? filled : []).map(
      (car) => `${car.stockNumber} is ${quote(car.word)} but has ${quote(cellUnder(car, heading)?.cell ?? '')}`,
    ),
    ...(isUsual ? sold : [])
      .filter((car) => cellUnder(car, heading) === undefined)
      .map(({ stockNumber, word }) => `${stockNumber} is ${quote(word)} but has none`),
  ];
};

const describeConflicts = (heading: string, conflicts: readonly string[]): Warning => {
  const rest = conflicts.length > mostNamed ? ` and ${conflicts.length - mostNamed} more` : '';
  const cars = conflicts.length === 1 ? '1 car' : `${conflicts.length} cars`;
  return {
    row: null,
    column: heading,
    reason: `contradicts the status of ${cars}: ${conflicts.slice(0, mostNamed).join('; ')}${rest}. Check that no column has moved by a row`,
    stockNumber: null,
    task: 'file',
  };
};

/**
 * Collects cars whose status contradicts a column such as 'Date Sold' or 'Buyer'. Looks at the first 5,000 cars with a
 * status.
 * @spec B4.02
 */
export const createSaleConflicts = () => {
  const cars: StatedCar[] = [];
  const headings = new Map<string, boolean>();
  return {
    add: (car: StatedCar): void => {
      if (cars.length >= mostCars) return;
      cars.push(car);
      for (const { heading, isRead } of car.buyerCells) headings.set(heading, isRead);
    },
    list: (): readonly Warning[] =>
      [...headings].flatMap(([heading, isRead]) => {
        const conflicts = findConflicts(heading, isRead, cars);
        return conflicts.length === 0 ? [] : [describeConflicts(heading, conflicts)];
      }),
  };
};
