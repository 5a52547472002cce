import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import quiet from '#src/ui/quiet-action.module.css';
import { showToast } from '#src/ui/toast-store.ts';
import { useHasClipboard } from '#src/ui/use-has-clipboard.ts';
import type { ShareView } from '#src/vehicle/view/button-view.ts';
import styles from './share-bar.module.css';
import { buildShareLinks } from './share-links.ts';

/** @spec B9.20 */
const shareWindow = 'popup,noopener,width=550,height=400';

const openWindow = (event: MouseEvent<HTMLAnchorElement>): void => {
  event.preventDefault();
  window.open(event.currentTarget.href, '_blank', shareWindow);
};

/** @spec B2.64, B9.19 */
const labelShownMs = 1_500;

const useCopied = (text: string, onCopied: () => void): readonly [isCopied: boolean, copy: () => void] => {
  const [copies, setCopies] = useState(0);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (copies === 0) return;
    setCopied(true);
    const timer = setTimeout(() => setCopied(false), labelShownMs);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => {
        setCopies((before) => before + 1);
        onCopied();
      },
      () => showToast('We couldn’t copy the link. Please copy it from the address bar.'),
    );
  };
  return [isCopied, copy];
};

/** @spec B2.64, B2.65 */
const CopyButton = ({ share }: { readonly share: ShareView }) => {
  const canCopy = useHasClipboard();
  const isLabel = share.copyLabel === 'label';
  const [isCopied, copy] = useCopied(share.url, () => {
    if (!isLabel) showToast(share.toastText);
  });
  if (!canCopy) return null;
  return (
    <li>
      <button type="button" onClick={copy}>
        {isCopied && isLabel ? 'Copied' : 'Copy link'}
      </button>
      <span className="visually-hidden" role="status">
        {isCopied && isLabel ? 'Link copied' : ''}
      </span>
    </li>
  );
};

const ShareLinks = ({ share }: { readonly share: ShareView }) => (
  <ul>
    <CopyButton share={share} />
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
);

/** Matches phones and tablets. Elsewhere, the native share sheet offers less than the bar. */
const handHeld = '(hover: none) and (pointer: coarse)';

const isRefusedByShopper = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** @spec B2.62 */
const usePhoneShare = ({ url, title }: Pick<ShareView, 'url' | 'title'>): RefObject<HTMLDetailsElement | null> => {
  const bar = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = bar.current;
    if (details === null || !('share' in navigator) || !window.matchMedia(handHeld).matches) return;
    const onClick = (event: Event): void => {
      if (details.open) return;
      event.preventDefault();
      navigator.share({ url, title }).catch((error: unknown) => {
        details.open = !isRefusedByShopper(error);
      });
    };
    const summary = details.querySelector('summary');
    summary?.addEventListener('click', onClick);
    return () => summary?.removeEventListener('click', onClick);
  }, [url, title]);
  return bar;
};

/** @spec B2.38, B2.62 */
export const ShareButton = ({ share }: { readonly share: ShareView }) => (
  <details ref={usePhoneShare(share)} className={styles.share}>
    <summary className={quiet.action}>
      <Icon name={pageIcons.share} />
      Share
    </summary>
    <ShareLinks share={share} />
  </details>
);

/** @spec B2.28, B2.62 to B2.66 */
export const ShareBar = ({ share, noun }: { readonly share: ShareView; readonly noun: string }) => (
  <section className={`page-width ${styles.share} ${styles.bar}`} aria-labelledby="share-bar" data-no-print>
    <h2 id="share-bar">{`Share this ${noun}`}</h2>
    <ShareLinks share={share} />
  </section>
);
