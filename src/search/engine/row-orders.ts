import type { AttributeIndex } from './attribute-index.ts';
import { RowOrder, type RowOrderSource, type SortKey } from './row-order.ts';
import { SearchError } from './search-error.ts';

/** Orders kept besides the default one. */
const maxOrders = 12;

interface OrderSettings {
  readonly sortableAttributes: readonly string[];
  readonly defaultSort: readonly string[];
}

/** The orders in use, each brought up to date when it is asked for. */
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

  /** The order of a sort, which may be empty. */
  get(sort: readonly string[], capacity: number): RowOrder {
    const order = sort.length === 0 ? this.default : this.#find(sort);
    order.refresh(capacity);
    return order;
  }

  /** Notes a changed row; with an attribute, only in the orders that look at it. */
  markChanged(row: number, attribute?: AttributeIndex): void {
    for (const order of [this.default, ...this.#bySort.values()]) {
      if (attribute === undefined || order.keys.some((key) => key.attribute === attribute)) order.markChanged(row);
    }
  }

  #find(sort: readonly string[]): RowOrder {
    const name = sort.join(',');
    const keys = sort.map((step) => this.#readStep(step, this.#settings.sortableAttributes));
    const order = this.#bySort.get(name) ?? new RowOrder([...keys, ...this.#defaultKeys], this.#source);
    this.#bySort.delete(name);
    this.#bySort.set(name, order);
    const oldest = this.#bySort.keys().next().value;
    if (this.#bySort.size > maxOrders && oldest !== undefined) this.#bySort.delete(oldest);
    return order;
  }

  #readStep(step: string, allowed: readonly string[] | undefined): SortKey {
    const match = /^(.+):(asc|desc)$/.exec(step);
    if (match === null) {
      const message = `Invalid syntax for the sort parameter: expected expression ending by \`:asc\` or \`:desc\`, found \`${step}\`.`;
      throw new SearchError('invalid_search_sort', message);
    }
    const name = match[1] ?? '';
    const attribute = allowed === undefined || allowed.includes(name) ? this.#attributes.get(name) : undefined;
    if (attribute === undefined) throw new SearchError('invalid_search_sort', notSortable(name, allowed ?? []));
    return { attribute, isDescending: match[2] === 'desc' };
  }
}

const notSortable = (name: string, allowed: readonly string[]): string => {
  const known =
    allowed.length === 0
      ? 'This index does not have configured sortable attributes.'
      : `Available sortable attributes are: \`${[...allowed].sort().join(', ')}\`.`;
  return `Attribute \`${name}\` is not sortable. ${known}`;
};
