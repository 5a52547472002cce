import type { Manufacturer } from '#src/sites/model/manufacturer.ts';
import type { Dealership, SiteLocation } from '#src/sites/model/site-location.ts';
import type { SearchConfig } from './config.ts';

export interface SearchedSite {
  readonly slug: string;
  readonly configVersion: string;
  readonly config: { readonly search: SearchConfig };
  readonly manufacturer: Manufacturer | null;
  readonly locations: readonly SiteLocation[];
  readonly dealerships: readonly Dealership[];
  readonly home: { readonly tileImages: Readonly<Record<string, string>> };
}
