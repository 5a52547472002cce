import { slugify } from '#src/lib/text/slugify.ts';
import type { ItemType } from '#src/vehicle/rules/vehicle-classes.ts';
import { findMakeOfModel } from './find-make-of-model.ts';
import type { SearchPaths, SlugTable } from './search-paths.ts';

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
