import type { StockTileView } from '#src/search/view/home/create-stock-tiles.ts';

export interface ModelAnswer {
  readonly make: string;
  readonly model: string;
  /** '1,204 cars': those of it that are listed. */
  readonly countText: string;
  readonly count: number;
  /** Photograph of one; null when none is listed with a photograph. */
  readonly imageUrl: string | null;
  /** Address of the search for it. */
  readonly search: string;
}

export interface ModelsAnswer {
  /** The body type that was asked for; null for all. */
  readonly body: { readonly name: string; readonly slug: string } | null;
  readonly bodies: readonly { readonly name: string; readonly slug: string }[];
  readonly models: readonly StockTileView[];
}
