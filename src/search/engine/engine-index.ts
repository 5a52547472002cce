import { AttributeIndex } from './columns/attribute-index.ts';
import { DocumentTable } from './documents/document-table.ts';
import type { Condition, FilterInput } from './filter/filter.ts';
import { describeCondition, filterError } from './filter/filter-error.ts';
import { parseFilter } from './filter/parse-filter.ts';
import { formatGeo, geoAttribute, readGeo } from './geo/read-geo.ts';
import { RowOrders } from './order/row-orders.ts';
import { BaseSet, BaseSets } from './rows/base-sets.ts';
import { countBits, listRows } from './rows/bitset.ts';
import { RowSets } from './rows/row-sets.ts';
import { Scratch } from './rows/scratch.ts';
import type { SearchSettings } from './search-api.ts';
import { type FilterScope, selectRows } from './select-rows.ts';
import { type EngineDocument, TextIndex } from './text/text-index.ts';
import { SearchClock } from './thread-budget.ts';

const isSame = (a: unknown, b: unknown): boolean =>
  a === b ||
  (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((entry, place) => entry === b[place]));

const indexedValue = (document: EngineDocument | undefined, name: string): unknown => {
  if (name !== geoAttribute) return document?.[name];
  const place = readGeo(document?.[geoAttribute]);
  return place === undefined ? undefined : formatGeo(place);
};

/** Bytes of an index without documents, as measured by bench/tenants. */
const emptyIndexBytes = 10_000;
const emptyAttributeBytes = 1300;

export class EngineIndex {
  readonly settings: SearchSettings;
  readonly table = new DocumentTable();
  readonly rowSets = new RowSets();
  readonly text: TextIndex;
  readonly scratch = new Scratch();
  readonly clock = new SearchClock();
  readonly orders: RowOrders;
  readonly #attributes = new Map<string, AttributeIndex>();
  readonly #filterable: ReadonlySet<string>;
  readonly #textAttributes: readonly string[];
  readonly #baseSets = new BaseSets();
  #bytes = 0;
  #changes = 1;
  #changeCount = 0;

  constructor(settings: SearchSettings) {
    this.settings = settings;
    this.text = new TextIndex(settings, this.rowSets);
    this.#filterable = new Set(settings.filterableAttributes);
    const { searchableTiers, identifierAttributes } = settings;
    this.#textAttributes = [...searchableTiers.flat(), ...identifierAttributes];
    const unique = new Set([...identifierAttributes, ...(settings.uniqueAttributes ?? [])]);
    const sorted = settings.defaultSort.map((step) => step.split(':')[0] ?? step);
    for (const name of [...this.#filterable, ...settings.sortableAttributes, ...sorted]) {
      if (!this.#attributes.has(name))
        this.#attributes.set(name, new AttributeIndex(name, this.rowSets, unique.has(name)));
    }
    this.orders = new RowOrders(settings, this.#attributes, {
      live: () => this.table.live,
      idOf: (row) => this.table.idAt(row),
    });
  }

  /**
   * An estimate. Sort orders are counted on every call, because searches create them. The rest is counted again once
   * the changes reach an eighth of the documents.
   */
  get bytes(): number {
    if (this.#changes * 8 >= this.table.size) {
      this.#bytes = this.#sumBytes();
      this.#changes = 0;
    }
    return this.#bytes + this.orders.bytes;
  }

  get changeCount(): number {
    return this.#changeCount;
  }

  #sumBytes(): number {
    let bytes = emptyIndexBytes + this.#attributes.size * emptyAttributeBytes;
    bytes += this.table.bytes + this.rowSets.bytes + this.scratch.bytes;
    for (const attribute of this.#attributes.values()) bytes += attribute.bytes;
    return bytes + this.text.vocabulary.bytes + this.text.identifiers.bytes;
  }

  get scope(): FilterScope {
    return {
      attribute: (condition) => this.filterable(condition.attribute, condition),
      live: this.table.live,
      scratch: this.scratch,
      clock: this.clock,
    };
  }

  filterable(name: string, condition?: Condition): AttributeIndex {
    const attribute = this.#filterable.has(name) ? this.#attributes.get(name) : undefined;
    if (attribute !== undefined) return attribute;
    const names = [...this.#filterable].sort().map((each) => `\`${each}\``);
    const known =
      names.length === 0
        ? 'This index does not have configured filterable attributes.'
        : `Available filterable attribute patterns are: ${names.join(', ')}.`;
    const place = condition === undefined ? '' : `\n2:${name.length + 2} ${describeCondition(condition)}`;
    throw filterError(`Attribute \`${name}\` is not filterable. ${known}${place}`);
  }

  isFilterable(name: string): boolean {
    return this.#filterable.has(name);
  }

  find(id: string | number): EngineDocument | undefined {
    const row = this.table.rowOf(id);
    return row === undefined ? undefined : this.table.at(row);
  }

  upsert(documents: readonly EngineDocument[]): void {
    this.#baseSets.clear();
    this.#changes += documents.length;
    this.#changeCount++;
    const fresh = documents.filter((document) => this.table.rowOf(this.#idOf(document)) === undefined);
    if (this.table.reserve(fresh.length)) this.#resize();
    for (const document of documents) this.#upsertOne(document);
  }

  remove(ids: readonly (string | number)[]): void {
    this.#baseSets.clear();
    this.#changes += ids.length;
    this.#changeCount++;
    for (const id of ids) {
      const row = this.table.rowOf(id);
      if (row === undefined) continue;
      const before = this.table.at(row);
      for (const attribute of this.#attributes.values()) attribute.remove(row, indexedValue(before, attribute.name));
      this.text.replace(row, before, undefined);
      this.table.remove(row);
      this.orders.markChanged(row);
    }
  }

  baseSet(filter: FilterInput | undefined): BaseSet {
    const key = typeof filter === 'string' ? filter : (JSON.stringify(filter) ?? '');
    return this.#baseSets.get(key, () => {
      const parsed = this.read(filter);
      if (parsed === undefined) return new BaseSet(this.table.live, this.table.size);
      const rows = new Uint32Array(this.#words);
      selectRows(parsed, this.scope, rows);
      return new BaseSet(rows, countBits(rows));
    });
  }

  countAttributes(filter: FilterInput | undefined): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    const rowCount = listRows(this.baseSet(filter).rows, this.scratch.rows);
    for (let place = 0; place < rowCount; place++) {
      for (const name of this.table.keysAt(this.scratch.rows[place] as number)) {
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    }
    return counts;
  }

  read(filter: FilterInput | undefined): ReturnType<typeof parseFilter> {
    return typeof filter === 'object' && 'kind' in filter ? filter : parseFilter(filter);
  }

  /** The result must not refer to scratch sets, because later searches overwrite them. */
  withScratch<T>(run: () => T, maxMs = Number.POSITIVE_INFINITY): T {
    this.clock.start(maxMs);
    try {
      return run();
    } finally {
      this.scratch.releaseAll();
    }
  }

  prepare(): void {
    this.orders.default.refresh(this.table.capacity);
    this.table.trim();
    for (const attribute of this.#attributes.values()) attribute.prepare();
    this.text.prepare();
    this.rowSets.trim();
  }

  save() {
    const attributes = [...this.#attributes.values()].map((attribute) => attribute.save());
    const table = this.table.save();
    return {
      table,
      attributes,
      text: this.text.save(),
      order: this.orders.default.save(table.capacity),
      rowSets: this.rowSets.save(),
    };
  }

  /** The index must be empty and have the saved index's settings. */
  load({ table, attributes, text, order, rowSets }: IndexState): void {
    this.table.load(table);
    for (const [place, attribute] of [...this.#attributes.values()].entries()) {
      attribute.load(attributes[place] as ReturnType<AttributeIndex['save']>);
    }
    this.text.load(text);
    this.rowSets.load(rowSets);
    this.orders.default.load(order, table.capacity);
    this.scratch.resize(table.capacity);
    this.#changes = table.capacity;
    this.#changeCount++;
  }

  get #words(): number {
    return this.table.capacity >>> 5;
  }

  #idOf(document: EngineDocument): string | number {
    const id = document[this.settings.primaryKey];
    if (typeof id === 'string' || typeof id === 'number') return id;
    throw new TypeError(`A document needs text or a number as its ${this.settings.primaryKey}.`);
  }

  #upsertOne(document: EngineDocument): void {
    const id = this.#idOf(document);
    const known = this.table.rowOf(id);
    if (known !== undefined) {
      this.#replace(known, document);
      return;
    }
    // If a new document occurs twice in one call, `reserve` counts it twice. That only leaves spare room.
    const row = this.table.insert(id, document);
    for (const attribute of this.#attributes.values()) attribute.add(row, indexedValue(document, attribute.name));
    this.text.replace(row, undefined, document);
    this.orders.markChanged(row);
  }

  #replace(row: number, document: EngineDocument): void {
    const before = this.table.at(row);
    this.table.replace(row, document);
    for (const attribute of this.#attributes.values()) {
      const old = indexedValue(before, attribute.name);
      const next = indexedValue(document, attribute.name);
      if (isSame(old, next)) continue;
      attribute.remove(row, old);
      attribute.add(row, next);
      this.orders.markChanged(row, attribute);
    }
    if (this.#textAttributes.some((name) => !isSame(before?.[name], document[name]))) {
      this.text.replace(row, before, document);
    }
  }

  #resize(): void {
    this.scratch.resize(this.table.capacity);
    this.rowSets.resize(this.table.capacity);
    for (const attribute of this.#attributes.values()) attribute.resize(this.table.capacity);
  }
}

export type IndexState = ReturnType<EngineIndex['save']>;
