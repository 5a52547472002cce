import { type RefObject, useEffect, useRef, useState } from 'react';
import { onceNear } from './once-near.ts';

interface Near<T extends Element> {
  readonly region: RefObject<T | null>;
  readonly isNear: boolean;
}

export const useNear = <T extends Element>(distancePx?: number): Near<T> => {
  const region = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  useEffect(
    () => (region.current === null ? undefined : onceNear([region.current], () => setNear(true), distancePx)),
    [distancePx],
  );
  return { region, isNear };
};
