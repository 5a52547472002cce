import { Icon } from '#src/ui/icon.tsx';
import styles from './away-banner.module.css';
import { useClosing } from './use-closing.ts';

interface AwayBannerProps {
  /** 'Located at Windsor' */
  readonly text: string;
  readonly directionsHref: string | null;
}

/** That the vehicle stands in another city than a shopper would think; closed, it stays so for the visit. @spec B2.58, B2.59 */
export const AwayBanner = ({ text, directionsHref }: AwayBannerProps) => {
  const { isClosed, canClose, close } = useClosing(text);
  if (isClosed) return null;
  return (
    <div className={styles.banner} role="note">
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
      {canClose && (
        <button type="button" aria-label={`Close: ${text}`} onClick={close}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
};
