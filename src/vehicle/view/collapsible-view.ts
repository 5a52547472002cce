/** A text that is cut to a preview until the shopper asks for more. */
export interface CollapsibleView {
  readonly paragraphs: readonly string[];
  /** The shortened paragraphs, or null when all of it shows at once. */
  readonly preview: readonly string[] | null;
}
