import { create, insertMultiple, search } from '@orama/orama';
import itemsjs from 'itemsjs';
import MiniSearch from 'minisearch';
import type { SearchDocument } from '#src/search/rules/document/search-document.ts';

export type PeerSearch = (typed: string) => readonly number[];

const hits = 5;

const names = ['name', 'make', 'model', 'badge'] as const;
const traits = [
  ...(['series', 'body', 'body_text', 'bodyconfiguration', 'drive', 'drive_text', 'fuel', 'fuel_group'] as const),
  ...(['transmission', 'colour', 'colour_family', 'car_type', 'location_name', 'city'] as const),
] as const;

const toRecord = (document: SearchDocument) => {
  const joined = (fields: readonly (keyof SearchDocument)[]) => fields.map((field) => document[field] ?? '').join(' ');
  return {
    id: document.id,
    names: joined(names),
    traits: `${joined(traits)} ${document.seats ?? ''} seats ${document.year ?? ''}`,
    extras: `${document.filtered_features?.join(' ') ?? ''} ${document.dealercomments ?? ''}`,
  };
};

const boost = { names: 4, traits: 2 };

/**
 * itemsjs with MiniSearch, combined as itemsjs's documentation shows. Matches any of the words, with typos and
 * prefixes.
 */
export const createItemsjsSearch = (stock: readonly SearchDocument[]): PeerSearch => {
  const records = stock.map(toRecord);
  const engine = itemsjs(records, { native_search_enabled: false, custom_id_field: 'id' });
  const mini = new MiniSearch<(typeof records)[number]>({ fields: ['names', 'traits', 'extras'] });
  mini.addAll(records);
  return (typed) => {
    const ids = mini.search(typed, { boost, prefix: true, fuzzy: 0.2 }).map(({ id }) => id);
    return engine.search({ per_page: hits, ids }).data.items.map(({ id }) => id);
  };
};

export const createOramaSearch = (stock: readonly SearchDocument[]): PeerSearch => {
  const database = create({ schema: { names: 'string', traits: 'string', extras: 'string' } });
  insertMultiple(
    database,
    stock.map(toRecord).map((record) => ({ ...record, id: String(record.id) })),
  );
  return (typed) => {
    const found = search(database, { term: typed, tolerance: 1, boost, limit: hits } as never);
    return (found as unknown as { hits: readonly { id: string }[] }).hits.map(({ id }) => Number(id));
  };
};
