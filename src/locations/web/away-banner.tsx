import { Icon } from '#src/ui/icon.tsx';
import { InlineScript } from '#src/ui/inline-script.tsx';
import styles from './away-banner.module.css';
import type { Closing } from './use-closing.ts';

interface AwayBannerProps {
  readonly text: string;
  readonly directionsHref: string | null;
  readonly closing: Closing;
}

const hideClosed = `(() => {
  const banner = document.currentScript.parentElement;
  try {
    banner.hidden = localStorage.getItem(banner.dataset.closing) !== null;
  } catch {}
})()`;

/** @spec B2.58, B2.59 */
export const AwayBanner = ({ text, directionsHref, closing }: AwayBannerProps) => (
  <div className={styles.banner} role="note" data-no-print data-closing={closing.key} suppressHydrationWarning>
    {/* Runs before the banner is first painted, so a shopper who closed it doesn't see it again. */}
    <InlineScript script={hideClosed} />
    <Icon name="pin" />
    <p>
      <b>{text}</b>
      {directionsHref !== null && (
        <a href={directionsHref} target="_blank" rel="noopener">
          Get Directions
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      )}
    </p>
    {closing.canClose && (
      <button type="button" className="icon-button" aria-label={`Close: ${text}`} onClick={closing.close}>
        <Icon name="close" />
      </button>
    )}
  </div>
);
