export interface PlaceSuggestion {
  readonly kind: SuggestedKind;
  readonly label: string;
  readonly count: number;
  readonly href: string;
}

export interface VehicleSuggestion {
  readonly title: string;
  readonly subtitle: string | null;
  readonly priceText: string;
  readonly pictureUrl: string | null;
  readonly href: string;
}

export interface Suggestions {
  readonly places: readonly PlaceSuggestion[];
  readonly vehicles: readonly VehicleSuggestion[];
  readonly all: { readonly text: string; readonly href: string } | null;
}

export const suggestedKinds = {
  make: { heading: 'Makes', key: 'make', limit: 3 },
  model: { heading: 'Models', key: 'make_model', limit: 4 },
  body: { heading: 'Body types', key: 'body', limit: 3 },
} as const;

export type SuggestedKind = keyof typeof suggestedKinds;

export const popularMakesCount = 6;

export const suggestedVehiclesCount = 4;
