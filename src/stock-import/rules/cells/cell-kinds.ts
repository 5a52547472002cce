export const cellKinds = [
  'text',
  'html',
  'htmlList',
  'carType',
  'status',
  'sold',
  'deposit',
  'truth',
  'kilometres',
  'year',
  'whole',
  'decimal',
  'price',
  'plate',
  'regoExpiry',
  'month',
  'moment',
] as const;
export type CellKind = (typeof cellKinds)[number];

export interface CellHabits {
  readonly dateOrder: 'dayFirst' | 'monthFirst';
  readonly decimalMark: 'point' | 'comma';
  readonly words: {
    readonly yes: readonly string[];
    readonly no: readonly string[];
    readonly noPrice: readonly string[];
    readonly onSale: readonly string[];
    readonly notOnSale: readonly string[];
  };
}

export interface ReadingHabits extends CellHabits {
  readonly brakes: { readonly staffComments: 'hold' | 'accept' };
}

export const usualHabits: ReadingHabits = {
  dateOrder: 'dayFirst',
  decimalMark: 'point',
  words: { yes: [], no: [], noPrice: [], onSale: [], notOnSale: [] },
  brakes: { staffComments: 'hold' },
};

export const maxFigureLength = 40;
