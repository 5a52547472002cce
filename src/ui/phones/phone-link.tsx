import { type MouseEvent, type ReactNode, useState, useSyncExternalStore } from 'react';
import type { PhoneView } from '#src/lib/phones/format-phone.ts';
import { revealedPhones } from './revealed-phones.ts';

interface PhoneLinkProps {
  readonly phone: PhoneView;
  readonly className?: string | undefined;
  readonly children?: (text: string) => ReactNode;
}

type ShownPhone = Pick<PhoneView, 'text' | 'href'>;

interface RevealedPhone {
  readonly shown: ShownPhone | null;
  readonly onClick: (event: MouseEvent) => void;
}

const useRevealedPhone = (phone: PhoneView): RevealedPhone => {
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
      if (askHref === null) revealedPhones.trackCall(phone);
      if (shown !== null) return;
      event.preventDefault();
      if (isAsking) return;
      setAsking(true);
      void revealedPhones.reveal(phone).finally(() => setAsking(false));
    },
  };
};

/** A phone link. The first click reveals a masked number, the next one calls it. @spec B4.46 to B4.50 */
export const PhoneLink = ({ phone, className, children = (text) => text }: PhoneLinkProps) => {
  const { shown, onClick } = useRevealedPhone(phone);
  const { text, href } = shown ?? phone;
  return (
    <a className={className} href={href} onClick={onClick} aria-live="polite">
      {children(text)}
      {shown === null && <span className="visually-hidden"> (shows the full number)</span>}
    </a>
  );
};
