import type { ShareView } from '../../view/button-view.ts';

type SharedPage = Pick<ShareView, 'url' | 'title' | 'hasTwitter'>;

export interface ShareLink {
  readonly name: 'facebook' | 'twitter' | 'whatsapp' | 'email' | 'sms';
  readonly label: string;
  readonly href: string;
  /** @spec B9.20 */
  readonly isWindow: boolean;
}

/** @spec B2.62, B2.63 */
export const buildShareLinks = ({ url, title, hasTwitter }: SharedPage): readonly ShareLink[] => {
  const address = encodeURIComponent(url);
  const words = encodeURIComponent(title);
  const both = encodeURIComponent(`${title} ${url}`);
  const links: readonly ShareLink[] = [
    { name: 'email', label: 'Email', href: `mailto:?subject=${words}&body=${both}`, isWindow: false },
    { name: 'sms', label: 'SMS', href: `sms:?&body=${both}`, isWindow: false },
    { name: 'whatsapp', label: 'WhatsApp', href: `https://wa.me/?text=${both}`, isWindow: true },
    {
      name: 'facebook',
      label: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
      isWindow: true,
    },
    {
      name: 'twitter',
      label: 'Twitter',
      href: `https://twitter.com/intent/tweet?url=${address}&text=${words}`,
      isWindow: true,
    },
  ];
  return links.filter(({ name }) => name !== 'twitter' || hasTwitter);
};
