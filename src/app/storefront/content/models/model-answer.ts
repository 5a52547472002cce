import type { StockTileView } from '#src/search/view/home/create-stock-tiles.ts';

export interface ModelAnswer {
  readonly make: string;
  readonly model: string;
  readonly countText: string;
  readonly count: number;
  readonly imageUrl: string | null;
  readonly search: string;
}

export interface ModelsAnswer {
  /** Null for all body types. */
  readonly body: { readonly name: string; readonly slug: string } | null;
  readonly bodies: readonly { readonly name: string; readonly slug: string }[];
  readonly models: readonly StockTileView[];
}
