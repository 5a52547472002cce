/** How a cell's text is read before its field parses it. */
export const cellKinds = [
  'text',
  'html',
  'htmlList',
  'carType',
  'status',
  'truth',
  'kilometres',
  'year',
  'whole',
  'decimal',
  'price',
  'regoExpiry',
  'month',
  'moment',
] as const;
export type CellKind = (typeof cellKinds)[number];

/** How a site's feed writes dates, figures and words, from the site's settings. */
export interface CellHabits {
  readonly dateOrder: 'dayFirst' | 'monthFirst';
  readonly decimalMark: 'point' | 'comma';
  readonly words: {
    readonly yes: readonly string[];
    readonly no: readonly string[];
    readonly noPrice: readonly string[];
  };
}

export const usualHabits: CellHabits = {
  dateOrder: 'dayFirst',
  decimalMark: 'point',
  words: { yes: [], no: [], noPrice: [] },
};

/** Longer cells aren't read as numbers, dates or words. */
export const maxFigureLength = 40;
