import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { AsSent } from './as-sent.tsx';
import { useNear } from './use-near.ts';

type Part<Props> = (props: Props) => ReactNode;

interface LatePartProps<Props> {
  /** The component, on the server. Null in a browser, where `load` loads it. */
  readonly atOnce: Part<Props> | null;
  readonly load: () => Promise<Part<Props>>;
  readonly props: Props;
  readonly className: string | undefined;
}

const findFieldName = (box: HTMLElement | null): string | null =>
  box?.contains(document.activeElement) === true ? (document.activeElement?.getAttribute('name') ?? null) : null;

interface ChangedField {
  readonly at: number;
  readonly name: string;
  readonly value: string;
}

const listFields = (box: HTMLElement): readonly HTMLInputElement[] => [...box.querySelectorAll('input')];

const isChanged = (field: HTMLInputElement): boolean => {
  if (field.type === 'radio') return field.checked && !field.defaultChecked;
  if (field.type === 'checkbox') return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
};

const listChangedFields = (box: HTMLElement): readonly ChangedField[] =>
  listFields(box).flatMap((field, at) => (isChanged(field) ? [{ at, name: field.name, value: field.value }] : []));

const change = (field: HTMLInputElement, value: string): void => {
  if (field.type === 'radio' || field.type === 'checkbox') field.click();
  else {
    // Bypasses React's setter, which would record the value. React would then see no change and ignore the event.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
};

const carryOverFields = (box: HTMLElement, changed: readonly ChangedField[]): void => {
  const fields = listFields(box);
  const carried = changed.flatMap(({ at, name, value }) => {
    const field = fields[at];
    return field?.name === name ? [{ field, value }] : [];
  });
  for (const { field, value } of carried) change(field, value);
  setTimeout(() => {
    for (const { field } of carried)
      if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
};

/**
 * Shows the server's HTML until the part is near the screen and its script has loaded. Then carries over the focus and
 * the values of changed inputs.
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
