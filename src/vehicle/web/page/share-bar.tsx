import { type MouseEvent, useEffect, useState } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import styles from './share-bar.module.css';
import { buildShareLinks, type SharedPage } from './share-links.ts';
import { copiedShownMs, useCopied } from './use-copied.ts';

interface ShareBarProps {
  readonly share: SharedPage & { readonly copyLabel: 'label' | 'toast'; readonly toastText: string };
}

/** Size of the window that a share link opens, in pixels. @spec B9.20 */
const shareWindow = 'popup,noopener,width=550,height=400';

const openWindow = (event: MouseEvent<HTMLAnchorElement>): void => {
  event.preventDefault();
  window.open(event.currentTarget.href, '_blank', shareWindow);
};

/** Ways to pass the page on, opened by one button. @spec B2.62 to B2.66 */
export const ShareBar = ({ share }: ShareBarProps) => {
  const [canCopy, setCanCopy] = useState(false);
  useEffect(() => setCanCopy('clipboard' in navigator), []);
  const [isCopied, copy] = useCopied(share.url, copiedShownMs[share.copyLabel]);
  const isLabel = share.copyLabel === 'label';
  return (
    <details className={styles.share}>
      <summary>
        <Icon name="share" />
        Share
      </summary>
      <ul>
        {canCopy && (
          <li>
            <button type="button" onClick={copy}>
              {isCopied && isLabel ? 'Copied' : 'Copy link'}
            </button>
          </li>
        )}
        {buildShareLinks(share).map(({ name, label, href, isWindow }) => (
          <li key={name}>
            {isWindow ? (
              <a href={href} target="_blank" rel="noopener" onClick={openWindow}>
                {label}
              </a>
            ) : (
              <a href={href}>{label}</a>
            )}
          </li>
        ))}
      </ul>
      <p className={isCopied && !isLabel ? styles.toast : 'visually-hidden'} role="status">
        {isCopied ? (isLabel ? 'Link copied' : share.toastText) : ''}
      </p>
    </details>
  );
};
