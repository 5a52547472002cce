import { slugify } from '#src/lib/slugify.ts';
import type { ItemType } from '#src/vehicle/rules/vehicle.ts';
import type { SearchPaths, SlugValues } from './search-paths.ts';

/** What a site's paths are made of. */
export interface SearchPathSource {
  readonly defaultPath: string;
  readonly itemTypes: readonly ItemType[];
  /** Body types, makes and makes with models ('Toyota RAV4') of the stock. */
  readonly bodies: readonly string[];
  readonly makes: readonly string[];
  readonly makeModels: readonly string[];
  readonly locations: readonly { readonly stockFilterSlug: string; readonly name: string }[];
  readonly dealerships: readonly { readonly slug: string; readonly name: string }[];
}

const collect = (entries: readonly (readonly [slug: string, value: string])[]): SlugValues => {
  const values = new Map<string, string[]>();
  for (const [slug, value] of entries) {
    if (slug === '') continue;
    const known = values.get(slug);
    if (known === undefined) values.set(slug, [value]);
    else if (!known.includes(value)) known.push(value);
  }
  for (const names of values.values()) names.sort();
  return values;
};

/** The make at the start of a make with model: the longest that fits. */
const findMake = (makeModel: string, makes: readonly string[]): string | undefined =>
  makes
    .filter((make) => makeModel.startsWith(`${make} `))
    .reduce<string | undefined>(
      (best, make) => (best !== undefined && best.length >= make.length ? best : make),
      undefined,
    );

/** Collects what the segments of a site's search paths can name. @spec D.03 */
export const buildSearchPaths = (source: SearchPathSource): SearchPaths => ({
  defaultPath: source.defaultPath,
  itemTypes: source.itemTypes,
  bodies: collect(source.bodies.map((body) => [slugify(body), body])),
  makes: collect(source.makes.map((make) => [slugify(make), make])),
  models: collect(
    source.makeModels.flatMap((makeModel): readonly (readonly [string, string])[] => {
      const make = findMake(makeModel, source.makes);
      if (make === undefined) return [];
      const model = slugify(makeModel.slice(make.length));
      return model === '' ? [] : [[`${slugify(make)}/${model}`, makeModel]];
    }),
  ),
  locations: collect(source.locations.map(({ stockFilterSlug, name }) => [stockFilterSlug, name])),
  dealerships: collect(source.dealerships.map(({ slug, name }) => [slug, name])),
});
