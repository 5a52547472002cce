import { type MouseEvent, useState, useSyncExternalStore } from 'react';
import type { PhoneView } from '#src/lib/phones/phone-view.ts';
import { revealedPhones } from './revealed-phones.ts';

type ShownPhone = Pick<PhoneView, 'text' | 'href'>;

interface RevealedPhone {
  /** The whole number; null while it is hidden. */
  readonly shown: ShownPhone | null;
  readonly onClick: (event: MouseEvent) => void;
}

/** A number that is shown once somebody asks for it, everywhere on the page. */
export const useRevealedPhone = (phone: PhoneView): RevealedPhone => {
  const { askHref } = phone;
  const revealed = useSyncExternalStore(
    revealedPhones.subscribe,
    () => (askHref === null ? null : revealedPhones.find(askHref)),
    () => null,
  );
  const [isAsking, setAsking] = useState(false);
  const shown = askHref === null ? phone : revealed;
  return {
    shown,
    onClick: (event) => {
      if (askHref === null) revealedPhones.tellOfCall(phone);
      if (shown !== null) return;
      event.preventDefault();
      if (isAsking) return;
      setAsking(true);
      void revealedPhones.reveal(phone).finally(() => setAsking(false));
    },
  };
};
