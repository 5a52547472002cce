import { createSearchEngine } from '#src/search/engine/create-search-engine.ts';
import type { SearchEngine } from '#src/search/engine/search-api.ts';

type Document = Readonly<Record<string, unknown>>;
type Settings = Readonly<Record<string, unknown>>;

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.flatMap((entry: unknown) =>
        typeof entry === 'string'
          ? [entry]
          : textsOf((entry as { readonly attributePatterns?: unknown })?.attributePatterns),
      )
    : [];

/** The engine has up to eight tiers of searchable attributes. All attributes from the eighth on share the last tier. */
const maxTiers = 8;

/** Documents and settings arrive in any order, so the engine is built on demand. */
export class SuiteIndex {
  readonly uid: string;
  primaryKey: string | null;
  readonly #documents = new Map<string, Document>();
  #settings: Settings = {};
  #engine: SearchEngine | undefined;

  constructor(uid: string, primaryKey: string | null) {
    this.uid = uid;
    this.primaryKey = primaryKey;
  }

  change(settings: Settings): void {
    this.#settings = { ...this.#settings, ...settings };
    this.#engine = undefined;
  }

  put(documents: readonly Document[], isPartial: boolean): void {
    const [first = {}] = documents;
    this.primaryKey ??= Object.keys(first).find((name) => /id$/i.test(name)) ?? 'id';
    for (const { _vectors, ...document } of documents) {
      const id = String(document[this.primaryKey]);
      this.#documents.set(id, isPartial ? { ...this.#documents.get(id), ...document } : document);
    }
    this.#engine = undefined;
  }

  remove(ids: readonly unknown[] | undefined): void {
    if (ids === undefined) this.#documents.clear();
    else for (const id of ids) this.#documents.delete(String(id));
    this.#engine = undefined;
  }

  get engine(): SearchEngine {
    this.#engine ??= this.#build();
    return this.#engine;
  }

  #build(): SearchEngine {
    const names = [...new Set([...this.#documents.values()].flatMap((document) => Object.keys(document)))];
    const expand = (setting: unknown): readonly string[] => (textsOf(setting).includes('*') ? names : textsOf(setting));
    const searchable = this.#settings.searchableAttributes;
    const searched = Array.isArray(searchable) ? expand(searchable) : names;
    const displayed = this.#settings.displayedAttributes;
    const shown = new Set([...(Array.isArray(displayed) ? expand(displayed) : names), this.primaryKey]);
    const engine = createSearchEngine({
      primaryKey: this.primaryKey ?? 'id',
      filterableAttributes: [...expand(this.#settings.filterableAttributes)],
      sortableAttributes: [...expand(this.#settings.sortableAttributes)],
      defaultSort: textsOf(this.#settings.rankingRules).filter((rule) => rule.includes(':')),
      searchableTiers: [
        ...searched.slice(0, maxTiers - 1).map((name) => [name]),
        ...(searched.length >= maxTiers ? [searched.slice(maxTiers - 1)] : []),
      ],
      identifierAttributes: [],
    });
    engine.upsert(
      [...this.#documents.values()].map((document) =>
        Object.fromEntries(Object.entries(document).filter(([name]) => shown.has(name))),
      ),
    );
    return engine;
  }
}
