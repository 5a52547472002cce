/** A value of the stock with its count and the picture of one vehicle that has it. */
export interface CountedValue {
  readonly value: string;
  readonly count: number;
  readonly imageUrl: string | null;
}

/** What the stock has; values with the most vehicles come first. */
export interface StockCounts {
  readonly count: number;
  readonly makes: readonly CountedValue[];
  readonly makeModels: readonly CountedValue[];
  readonly bodies: readonly CountedValue[];
  /** Vehicles of each of the site's facet tiles, in their order. */
  readonly facetTiles: readonly number[];
  readonly carTypes: readonly CountedValue[];
}
