import { slugify } from '#src/lib/text/slugify.ts';
import type { ItemType } from '#src/vehicle/rules/vehicle-classes.ts';

export interface SlugTable {
  readonly valuesOf: ReadonlyMap<string, readonly string[]>;
  readonly slugOf: ReadonlyMap<string, string>;
}

/** @spec D.03 */
export interface SearchPaths {
  readonly defaultPath: string;
  readonly itemTypes: readonly ItemType[];
  readonly bodies: SlugTable;
  readonly locations: SlugTable;
  readonly dealerships: SlugTable;
  readonly makes: SlugTable;
  readonly models: SlugTable;
}

export const findMakeOfModel = (makeModel: string, makes: ReadonlySet<string>): string | undefined => {
  for (let end = makeModel.lastIndexOf(' '); end > 0; end = makeModel.lastIndexOf(' ', end - 1)) {
    const make = makeModel.slice(0, end);
    if (makes.has(make)) return make;
  }
  return undefined;
};

interface SearchPathSource extends Pick<SearchPaths, 'defaultPath' | 'itemTypes'> {
  readonly bodies: readonly string[];
  readonly makes: readonly string[];
  readonly makeModels: readonly string[];
  readonly locations: readonly { readonly stockFilterSlug: string; readonly name: string }[];
  readonly dealerships: readonly { readonly slug: string; readonly name: string }[];
}

const buildSlugTable = (entries: readonly (readonly [slug: string, value: string])[]): SlugTable => {
  const bySlug = Map.groupBy(entries, ([slug]) => slug);
  bySlug.delete('');
  const valuesOf = new Map(
    [...bySlug].map(([slug, group]) => [slug, [...new Set(group.map(([, value]) => value))].sort()]),
  );
  const slugs = [...valuesOf].flatMap(([slug, names]) => names.map((name) => [name, slug] as const));
  return { valuesOf, slugOf: new Map(slugs) };
};

/** @spec D.03 */
export const buildSearchPaths = (source: SearchPathSource): SearchPaths => {
  const makes = new Set(source.makes);
  return {
    defaultPath: source.defaultPath,
    itemTypes: source.itemTypes,
    bodies: buildSlugTable(source.bodies.map((body) => [slugify(body), body])),
    makes: buildSlugTable(source.makes.map((make) => [slugify(make), make])),
    models: buildSlugTable(
      source.makeModels.flatMap((makeModel): readonly (readonly [string, string])[] => {
        const make = findMakeOfModel(makeModel, makes);
        if (make === undefined) return [];
        const model = slugify(makeModel.slice(make.length));
        return model === '' ? [] : [[`${slugify(make)}/${model}`, makeModel]];
      }),
    ),
    locations: buildSlugTable(source.locations.map(({ stockFilterSlug, name }) => [stockFilterSlug, name])),
    dealerships: buildSlugTable(source.dealerships.map(({ slug, name }) => [slug, name])),
  };
};
