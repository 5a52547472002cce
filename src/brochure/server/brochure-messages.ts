import type { BrochureView } from '../view/brochure-view.ts';

/** To the thread that draws. */
export interface BrochureOrder {
  readonly id: number;
  readonly view: BrochureView;
  /** A JPEG. */
  readonly picture: Uint8Array | null;
}

/** From the thread that draws. */
export type BrochureAnswer =
  | { readonly id: number; readonly kind: 'drawn'; readonly pdf: Uint8Array }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };
