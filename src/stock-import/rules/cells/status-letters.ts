export interface StatusLetter {
  readonly meaning: 'onSale' | 'notOnSale';
  readonly word: string;
}

const letters: Readonly<Record<string, StatusLetter>> = {
  A: { meaning: 'onSale', word: 'available' },
  S: { meaning: 'notOnSale', word: 'sold' },
  W: { meaning: 'notOnSale', word: 'wholesale' },
  H: { meaning: 'notOnSale', word: 'on hold' },
  D: { meaning: 'notOnSale', word: 'deposit taken or delivered' },
};

export const findStatusLetter = (cell: string): StatusLetter | undefined => letters[cell.toUpperCase()];
