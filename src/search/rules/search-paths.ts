import type { ItemType } from '#src/vehicle/rules/vehicle.ts';

/** Values by the slug that stands for them in a path; two spellings of one name share a slug. */
export type SlugValues = ReadonlyMap<string, readonly string[]>;

/** What the segments of a site's search paths can name. @spec D.03 */
export interface SearchPaths {
  /** The site's search route, with its slash at the end. */
  readonly defaultPath: string;
  readonly itemTypes: readonly ItemType[];
  readonly bodies: SlugValues;
  /** Names of locations by their stock-filter slug. */
  readonly locations: SlugValues;
  /** Names of dealerships by slug. */
  readonly dealerships: SlugValues;
  readonly makes: SlugValues;
  /** Make and model, such as 'Toyota RAV4', by 'toyota/rav4'. */
  readonly models: SlugValues;
}
