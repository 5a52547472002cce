import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { AsSent } from './as-sent.tsx';
import { carryOverFields, listChangedFields } from './carry-over-fields.ts';
import { useNear } from './use-near.ts';

type Part<Props> = (props: Props) => ReactNode;

interface LatePartProps<Props> {
  /** The part itself on the server, which draws it at once; null in a browser. */
  readonly atOnce: Part<Props> | null;
  readonly load: () => Promise<Part<Props>>;
  readonly props: Props;
  /** Keeps the room of a part that the server did not draw. */
  readonly className: string | undefined;
}

const findFieldName = (box: HTMLElement | null): string | null =>
  box?.contains(document.activeElement) === true ? (document.activeElement?.getAttribute('name') ?? null) : null;

/**
 * A part of a page that the server draws and whose scripts come when it is near: until then it is as it was sent. What was typed into it
 * meanwhile stays.
 */
export const LatePart = <Props extends object>({ atOnce, load, props, className }: LatePartProps<Props>) => {
  const { region: box, isNear } = useNear<HTMLDivElement>();
  const [part, setPart] = useState<{ readonly Drawn: Part<Props> } | null>(null);
  const focusedName = useRef<string | null>(null);
  const changed = useRef<ReturnType<typeof listChangedFields>>([]);
  useEffect(() => {
    if (!isNear) return;
    let isWanted = true;
    const show = (Drawn: Part<Props>) => {
      if (!isWanted) return;
      focusedName.current = findFieldName(box.current);
      if (box.current !== null) changed.current = listChangedFields(box.current);
      setPart({ Drawn });
    };
    load().then(show, (error: unknown) => console.warn('a part of the page', error));
    return () => {
      isWanted = false;
    };
  }, [isNear, load, box]);
  useLayoutEffect(() => {
    const drawn = box.current;
    if (part === null || drawn === null) return;
    // Who was in a field already stays in it.
    const field = focusedName.current === null ? null : `[name="${CSS.escape(focusedName.current)}"]`;
    if (field !== null) drawn.querySelector<HTMLElement>(field)?.focus();
    carryOverFields(drawn, changed.current);
  }, [part, box]);
  const Drawn = part?.Drawn ?? atOnce;
  return Drawn === null ? (
    <AsSent key="sent" ref={box} className={className} />
  ) : (
    <div key="drawn" ref={box} className={className}>
      <Drawn {...props} />
    </div>
  );
};
