import type { ItemType } from '#src/vehicle/rules/vehicle-classes.ts';

/** Values and the slugs that stand for them in a path; two spellings of one name share a slug. */
export interface SlugTable {
  readonly valuesOf: ReadonlyMap<string, readonly string[]>;
  readonly slugOf: ReadonlyMap<string, string>;
}

/** What the segments of a site's search paths can name. @spec D.03 */
export interface SearchPaths {
  /** The site's search route, with its slash at the end. */
  readonly defaultPath: string;
  readonly itemTypes: readonly ItemType[];
  readonly bodies: SlugTable;
  /** Names of locations by their stock-filter slug. */
  readonly locations: SlugTable;
  /** Names of dealerships by slug. */
  readonly dealerships: SlugTable;
  readonly makes: SlugTable;
  /** Make and model, such as 'Toyota RAV4', by 'toyota/rav4'. */
  readonly models: SlugTable;
}
