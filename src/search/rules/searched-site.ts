import type { Manufacturer } from '#src/sites/model/manufacturer.ts';
import type { Dealership, SiteLocation } from '#src/sites/model/site-location.ts';
import type { SearchConfig } from './config.ts';

export interface SearchedSite {
  readonly slug: string;
  /** Moves with anything that the site's file says. */
  readonly configVersion: string;
  readonly config: { readonly search: SearchConfig };
  /** The make of a single-make dealer. */
  readonly manufacturer: Manufacturer | null;
  readonly locations: readonly SiteLocation[];
  readonly dealerships: readonly Dealership[];
  /** Cut-outs for tiles, by the name of what they show. */
  readonly home: { readonly tileImages: Readonly<Record<string, string>> };
}
