import { type MouseEvent, type ReactNode, useState, useSyncExternalStore } from 'react';
import type { PhoneView } from '#src/lib/phones/format-phone.ts';
import styles from './phone-link.module.css';
import { revealedPhones } from './revealed-phones.ts';

const showText = 'Show number';

interface PhoneLinkProps {
  readonly phone: PhoneView;
  readonly className?: string | undefined;
  /** 'start' shows a masked number's first digits and 'Show number'. 'words' shows only 'Show number'. @spec B4.46 */
  readonly mask?: 'start' | 'words';
  readonly children?: (text: string, isHidden: boolean) => ReactNode;
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

/** @spec B4.46 to B4.50 */
export const PhoneLink = ({ phone, className, mask = 'words', children = (text) => text }: PhoneLinkProps) => {
  const { shown, onClick } = useRevealedPhone(phone);
  const { text, href } = shown ?? phone;
  const isHidden = shown === null;
  return (
    <a className={className} href={href} onClick={onClick} aria-live="polite">
      {children(isHidden && mask === 'words' ? showText : text, isHidden)}
      {isHidden && mask === 'start' && <span className={styles.show}> {showText}</span>}
    </a>
  );
};
