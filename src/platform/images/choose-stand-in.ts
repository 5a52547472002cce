import type { ImageFormat } from './convert-picture.ts';
import type { Original } from './create-picture-maker.ts';

/** What is answered while a picture is not made yet. */
export type StandIn =
  | { readonly kind: 'original'; readonly file: string; readonly type: string }
  | { readonly kind: 'placeholder' };

/** The dealer's own file where the browser can show it; never a remote picture, which nobody has looked into yet. */
export const chooseStandIn = (original: Original, format: ImageFormat): StandIn => {
  if (original.kind === 'remote') return { kind: 'placeholder' };
  const { file, type } = original;
  return type === 'image/avif' && format !== 'avif' ? { kind: 'placeholder' } : { kind: 'original', file, type };
};
