import { type ReactNode, Suspense, startTransition, use, useCallback, useEffect, useMemo, useState } from 'react';
import { onceNear } from './once-near.ts';

interface Gate {
  readonly elements: readonly Element[];
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

const listElementsBefore = (end: Element): readonly Element[] => {
  const { previousElementSibling: last } = end;
  return last === null || last.matches('template') ? [] : [...listElementsBefore(last), last];
};

const findGate = (name: string): Gate | null => {
  if (import.meta.env.SSR) return null;
  const end = document.querySelector(`template[data-near="${name}"]`);
  return end === null ? null : { elements: listElementsBefore(end), ...Promise.withResolvers<void>() };
};

interface GatedProps {
  readonly gate: Gate | null;
  readonly onDrawn: () => void;
  readonly children: ReactNode;
}

const Gated = ({ gate, onDrawn, children }: GatedProps) => {
  if (gate !== null) use(gate.promise);
  useEffect(onDrawn, [onDrawn]);
  return children;
};

interface NearPartProps {
  readonly name: string;
  readonly children: ReactNode;
}

const Part = ({ name, children }: NearPartProps) => {
  const [gate] = useState(() => findGate(name));
  const [first] = useState(children);
  const [isDrawn, setDrawn] = useState(gate === null);
  useEffect(() => (gate === null ? undefined : onceNear(gate.elements, gate.resolve)), [gate]);
  const onDrawn = useCallback(() => startTransition(() => setDrawn(true)), []);
  // Keeps the first children until the part is hydrated, because an update before that would empty the part.
  const drawn = isDrawn ? children : first;
  return useMemo(
    () => (
      <>
        <Suspense>
          <Gated gate={gate} onDrawn={onDrawn}>
            {drawn}
          </Gated>
        </Suspense>
        <template data-near={name} />
      </>
    ),
    [name, gate, onDrawn, drawn],
  );
};

/**
 * Hydrates a server-rendered part once it's near the screen. Until then, its links, forms and `<details>` work as they
 * do without scripts. Don't use it on pages that are updated in place, because an update waits until the part is
 * hydrated.
 */
export const NearPart = (props: NearPartProps) => props.children !== null && <Part {...props} />;
