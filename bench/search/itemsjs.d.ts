declare module 'itemsjs' {
  interface Bucket {
    readonly key: string;
    readonly doc_count: number;
  }
  interface Answer {
    readonly data: {
      readonly items: readonly { readonly id: number }[];
      readonly aggregations: Readonly<Record<string, { readonly buckets: readonly Bucket[] }>>;
    };
    readonly pagination: { readonly total: number };
  }
  interface Engine {
    readonly search: (options: Readonly<Record<string, unknown>>) => Answer;
    readonly reindex: (data: readonly unknown[]) => void;
  }
  export default function itemsjs(data: readonly unknown[], configuration: Readonly<Record<string, unknown>>): Engine;
}
