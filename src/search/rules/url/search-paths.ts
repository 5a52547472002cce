import { slugify } from '#src/lib/text/slugify.ts';
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

/** The make at the start of a make with model: 'Land Rover' of 'Land Rover Defender'; the longest that is known. */
export const findMakeOfModel = (makeModel: string, makes: ReadonlySet<string>): string | undefined => {
  for (let end = makeModel.lastIndexOf(' '); end > 0; end = makeModel.lastIndexOf(' ', end - 1)) {
    const make = makeModel.slice(0, end);
    if (makes.has(make)) return make;
  }
  return undefined;
};

/** What a site's paths are made of. */
interface SearchPathSource {
  readonly defaultPath: string;
  readonly itemTypes: readonly ItemType[];
  /** Body types, makes and makes with models ('Toyota RAV4') of the stock. */
  readonly bodies: readonly string[];
  readonly makes: readonly string[];
  readonly makeModels: readonly string[];
  readonly locations: readonly { readonly stockFilterSlug: string; readonly name: string }[];
  readonly dealerships: readonly { readonly slug: string; readonly name: string }[];
}

const collect = (entries: readonly (readonly [slug: string, value: string])[]): SlugTable => {
  const values = new Map<string, string[]>();
  for (const [slug, value] of entries) {
    if (slug === '') continue;
    const known = values.get(slug);
    if (known === undefined) values.set(slug, [value]);
    else if (!known.includes(value)) known.push(value);
  }
  const slugOf = new Map<string, string>();
  for (const [slug, names] of values) {
    names.sort();
    for (const name of names) slugOf.set(name, slug);
  }
  return { valuesOf: values, slugOf };
};

/** Collects what the segments of a site's search paths can name. @spec D.03 */
export const buildSearchPaths = (source: SearchPathSource): SearchPaths => {
  const makes = new Set(source.makes);
  return {
    defaultPath: source.defaultPath,
    itemTypes: source.itemTypes,
    bodies: collect(source.bodies.map((body) => [slugify(body), body])),
    makes: collect(source.makes.map((make) => [slugify(make), make])),
    models: collect(
      source.makeModels.flatMap((makeModel): readonly (readonly [string, string])[] => {
        const make = findMakeOfModel(makeModel, makes);
        if (make === undefined) return [];
        const model = slugify(makeModel.slice(make.length));
        return model === '' ? [] : [[`${slugify(make)}/${model}`, makeModel]];
      }),
    ),
    locations: collect(source.locations.map(({ stockFilterSlug, name }) => [stockFilterSlug, name])),
    dealerships: collect(source.dealerships.map(({ slug, name }) => [slug, name])),
  };
};
