import type { ImageFormat } from './convert-picture.ts';
import type { Original } from './create-picture-maker.ts';

export type StandIn =
  | { readonly kind: 'original'; readonly file: string; readonly type: string }
  | { readonly kind: 'placeholder' };

/** Never returns a remote picture, because it hasn't been checked. */
export const chooseStandIn = (original: Original, format: ImageFormat): StandIn => {
  if (original.kind === 'remote') return { kind: 'placeholder' };
  const { file, type } = original;
  return type === 'image/avif' && format !== 'avif' ? { kind: 'placeholder' } : { kind: 'original', file, type };
};
