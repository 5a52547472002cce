import type { Manufacturer } from '../model/manufacturer.ts';
import { manufacturers } from './manufacturers.ts';

const bySlug: ReadonlyMap<string, Manufacturer> = new Map(manufacturers.map((make) => [make.slug, make]));

/** Finds a make by its slug. @spec L3.12 */
export const findManufacturer = (slug: string): Manufacturer | undefined => bySlug.get(slug);
