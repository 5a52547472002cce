/** A make, model or body type that what is typed may mean, with how many vehicles it has. */
export interface PlaceSuggestion {
  readonly kind: SuggestedKind;
  /** 'Toyota HiLux', 'SUV'. */
  readonly label: string;
  readonly count: number;
  readonly href: string;
}

export interface VehicleSuggestion {
  /** '2023 Toyota HiLux' */
  readonly title: string;
  readonly subtitle: string | null;
  /** As its card says it: '$45,990 Drive Away'. */
  readonly priceText: string;
  readonly pictureUrl: string | null;
  readonly href: string;
}

export interface Suggestions {
  readonly places: readonly PlaceSuggestion[];
  readonly vehicles: readonly VehicleSuggestion[];
  /** Everything that matches the typed words: 'See all 28 results'. Null while nothing is typed or nothing matches. */
  readonly all: { readonly text: string; readonly href: string } | null;
}

/** What can be suggested besides vehicles, in the order in which it is offered. */
export const suggestedKinds = {
  make: { heading: 'Makes', key: 'make', limit: 3 },
  model: { heading: 'Models', key: 'make_model', limit: 4 },
  body: { heading: 'Body types', key: 'body', limit: 3 },
} as const;

export type SuggestedKind = keyof typeof suggestedKinds;

/** Makes offered before anything is typed. */
export const popularMakesCount = 6;

/** Vehicles offered at most: with the others they fill a phone's screen above its keyboard. */
export const suggestedVehiclesCount = 4;
