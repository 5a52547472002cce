import type { AttributeIndex } from '../columns/attribute-index.ts';
import { createGeoDistance, findGeoProblem, geoAttribute, readGeoPoint } from '../geo/read-geo.ts';
import type { SearchSettings } from '../search-api.ts';
import { describeAvailable, SearchError } from '../search-error.ts';
import { RowOrder, type RowOrderSource, type SortKey, type SortSource } from './row-order.ts';

const maxOrders = 12;
const maxGeoPoints = 10;

type OrderSettings = Pick<SearchSettings, 'sortableAttributes' | 'defaultSort'>;

const isGeoPoint = ({ name }: SortSource): boolean => name.startsWith('_geoPoint(');

const dropRepeats = (keys: readonly SortKey[]): readonly SortKey[] => {
  const seen = new Set<string>();
  return keys.filter(({ attribute: { name } }) => !seen.has(name) && seen.add(name));
};

export class RowOrders {
  readonly default: RowOrder;
  readonly #settings: OrderSettings;
  readonly #attributes: ReadonlyMap<string, AttributeIndex>;
  readonly #source: RowOrderSource;
  readonly #defaultKeys: readonly SortKey[];
  readonly #bySort = new Map<string, RowOrder>();

  constructor(settings: OrderSettings, attributes: ReadonlyMap<string, AttributeIndex>, source: RowOrderSource) {
    this.#settings = settings;
    this.#attributes = attributes;
    this.#source = source;
    this.#defaultKeys = settings.defaultSort.map((step) => this.#readStep(step, undefined));
    this.default = new RowOrder(this.#defaultKeys, source);
  }

  get bytes(): number {
    let bytes = this.default.bytes;
    for (const order of this.#bySort.values()) bytes += order.bytes;
    return bytes;
  }

  get(sort: readonly string[], capacity: number): RowOrder {
    const order = sort.length === 0 ? this.default : this.#find(sort);
    order.refresh(capacity);
    return order;
  }

  markChanged(row: number, attribute?: AttributeIndex): void {
    for (const order of [this.default, ...this.#bySort.values()]) {
      const isSortedBy = (source: SortSource): boolean => source.name === attribute?.name || isGeoPoint(source);
      if (attribute === undefined || order.keys.some((key) => isSortedBy(key.attribute))) order.markChanged(row);
    }
  }

  #find(sort: readonly string[]): RowOrder {
    const asked = sort.map((step) => this.#readStep(step, this.#settings.sortableAttributes));
    const keys = dropRepeats([...asked, ...this.#defaultKeys]);
    if (keys.filter((key) => isGeoPoint(key.attribute)).length > maxGeoPoints) {
      throw sortError(`The sort parameter has more than ${maxGeoPoints} \`_geoPoint\` steps.`);
    }
    const name = keys.map(({ attribute, isDescending }) => `${attribute.name}:${isDescending}`).join();
    const order = this.#bySort.get(name) ?? new RowOrder(keys, this.#source);
    this.#bySort.delete(name);
    this.#bySort.set(name, order);
    const oldest = this.#bySort.keys().next().value;
    if (this.#bySort.size > maxOrders && oldest !== undefined) this.#bySort.delete(oldest);
    return order;
  }

  #readStep(step: string, allowed: readonly string[] | undefined): SortKey {
    const match = /^(.+):(asc|desc)$/.exec(step);
    if (match === null) {
      throw sortError(
        `Invalid syntax for the sort parameter: expected expression ending by \`:asc\` or \`:desc\`, found \`${step}\`.`,
      );
    }
    const name = match[1] ?? '';
    const isDescending = match[2] === 'desc';
    if (name.startsWith(geoAttribute)) return { attribute: this.#readGeoStep(name, allowed ?? []), isDescending };
    const attribute = allowed === undefined || allowed.includes(name) ? this.#attributes.get(name) : undefined;
    if (attribute === undefined) throw notSortable(name, allowed ?? []);
    return { attribute, isDescending };
  }

  #readGeoStep(name: string, allowed: readonly string[]): SortSource {
    const reserved = /^_geo(?:Radius|BoundingBox|Distance)?(?=\(|$)/.exec(name)?.[0];
    if (reserved !== undefined) {
      const hint = reserved === '_geoDistance' ? '' : geoSortHint;
      const message = `\`${reserved}\` is a reserved keyword and thus can't be used as a sort expression.${hint}`;
      throw sortError(message);
    }
    const place = readGeoPoint(name);
    if (place === undefined) {
      throw sortError(
        `Invalid syntax for the geo parameter: expected expression formated like \`_geoPoint(latitude, longitude)\` and ending by \`:asc\` or \`:desc\`, found \`${name}\`.`,
      );
    }
    const problem = findGeoProblem(place);
    if (problem !== undefined) throw sortError(problem);
    const geo = allowed.includes(geoAttribute) ? this.#attributes.get(geoAttribute) : undefined;
    if (geo === undefined) throw notSortable(geoAttribute, allowed);
    return createGeoDistance(geo, place);
  }
}

const geoSortHint = ' Use the _geoPoint(latitude, longitude) built-in rule to sort on _geo field coordinates.';

const sortError = (message: string): SearchError => new SearchError('invalid_search_sort', message);

const notSortable = (name: string, allowed: readonly string[]): SearchError =>
  sortError(`Attribute \`${name}\` is not sortable. ${describeAvailable('sortable', allowed, 'attributes')}`);
