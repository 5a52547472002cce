import { type ComponentProps, type RefObject, useEffect } from 'react';
import { openLayer } from './open-layer.ts';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'ref'> {
  readonly ref: RefObject<HTMLDialogElement | null>;
}

export const Dialog = ({ ref, ...attributes }: DialogProps) => {
  useEffect(() => {
    ref.current?.showModal();
    const closed = openLayer({ close: () => ref.current?.close() });
    return () => closed();
  }, [ref]);
  return <dialog ref={ref} {...attributes} />;
};
