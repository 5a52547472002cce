import { type RefObject, useEffect, useRef, useState } from 'react';

export const useMissingPicture = (): {
  readonly picture: RefObject<HTMLImageElement | null>;
  readonly isMissing: boolean;
  readonly onError: () => void;
} => {
  const picture = useRef<HTMLImageElement>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    // The picture can have failed before scripts ran.
    const element = picture.current;
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') setMissing(true);
  }, []);
  return { picture, isMissing, onError: () => setMissing(true) };
};
