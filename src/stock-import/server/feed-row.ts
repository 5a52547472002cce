export type FeedRow =
  | {
      readonly kind: 'row';
      readonly row: number;
      readonly input: Record<string, unknown>;
      readonly locationCode: unknown;
      /** Returns the file's own name for a field, for error messages. */
      readonly columnOf: (field: string) => string;
    }
  | { readonly kind: 'refused'; readonly row: number; readonly reason: string }
  /** The last row, if it has no line ending. It's left out until the next feed repeats it. */
  | { readonly kind: 'unterminated'; readonly row: number; readonly hash: string };
