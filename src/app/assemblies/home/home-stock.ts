import type { VehicleCardView } from '../vehicle-card/vehicle-card-view.ts';

/** A value of the stock with its count and the picture of one vehicle that has it. */
export interface CountedValue {
  readonly value: string;
  readonly count: number;
  readonly imageUrl: string | null;
}

/** What the stock says to the home page; values with the most vehicles come first. */
export interface HomeStock {
  readonly count: number;
  readonly makes: readonly CountedValue[];
  readonly makeModels: readonly CountedValue[];
  readonly bodies: readonly CountedValue[];
  readonly carTypes: readonly CountedValue[];
  readonly newest: readonly VehicleCardView[];
}
