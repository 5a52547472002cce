import type { ReactNode } from 'react';
import type { PhoneView } from '#src/lib/phones/phone-view.ts';
import { useRevealedPhone } from './use-revealed-phone.ts';

interface PhoneLinkProps {
  readonly phone: PhoneView;
  readonly className?: string | undefined;
  /** What stands in the link around the number; the number alone when left out. */
  readonly children?: (text: string) => ReactNode;
}

/**
 * A number to call. A hidden one is shown by the first click and called by the next; without scripts the link leads to
 * the page that has it. The focus stays on it. @spec B4.46 to B4.50
 */
export const PhoneLink = ({ phone, className, children = (text) => text }: PhoneLinkProps) => {
  const { shown, onClick } = useRevealedPhone(phone);
  const { text, href } = shown ?? phone;
  return (
    <a className={className} href={href} onClick={onClick} aria-live="polite">
      {children(text)}
      {shown === null && <span className="visually-hidden"> (shows the whole number)</span>}
    </a>
  );
};
