export type Key = string | number;

/** Keys by code. */
export interface KeyStore<K extends Key> {
  /** Every code is below this. */
  readonly codeLimit: number;
  /** Estimated. */
  readonly bytes: number;
  /** Returns undefined if the code isn't in use. */
  readonly at: (code: number) => K | undefined;
  readonly isText: (code: number) => boolean;
  readonly hashAt: (code: number) => number;
  readonly isAt: (code: number, key: K) => boolean;
  /** Numbers come before texts. */
  readonly compare: (a: number, b: number) => number;
  readonly set: (code: number, key: K) => void;
  readonly delete: (code: number) => void;
  /** Gives back spare memory. */
  readonly trim: () => void;
  readonly save: () => unknown;
  readonly load: (saved: unknown) => void;
}
