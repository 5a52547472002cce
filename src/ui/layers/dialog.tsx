import { type ComponentProps, type RefObject, useEffect } from 'react';
import { openLayer } from './open-layer.ts';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'ref'> {
  /** For the place that closes it: `ref.current?.close()`. */
  readonly ref: RefObject<HTMLDialogElement | null>;
}

/**
 * A dialog over the page, open as long as it is drawn. The browser itself keeps the focus inside, gives it back to what
 * opened the dialog, and closes it by Escape; Back closes it before it leaves the page.
 */
export const Dialog = ({ ref, ...attributes }: DialogProps) => {
  useEffect(() => {
    ref.current?.showModal();
    const closed = openLayer({ close: () => ref.current?.close() });
    return () => closed();
  }, [ref]);
  return <dialog ref={ref} {...attributes} />;
};
