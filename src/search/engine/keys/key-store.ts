export type Key = string | number;

export interface KeyStore<K extends Key> {
  readonly codeLimit: number;
  readonly bytes: number;
  readonly at: (code: number) => K | undefined;
  readonly isText: (code: number) => boolean;
  readonly hashAt: (code: number) => number;
  readonly isAt: (code: number, key: K) => boolean;
  readonly compare: (a: number, b: number) => number;
  readonly set: (code: number, key: K) => void;
  readonly delete: (code: number) => void;
  readonly trim: () => void;
  readonly save: () => unknown;
  readonly load: (saved: unknown) => void;
}
