import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { buildImageUrl, buildSrcSet } from '#src/lib/image-url.ts';
import buttons from '#src/ui/button.module.css';
import { DialogBox } from '#src/ui/layers/dialog-box.tsx';
import { useMissingPicture } from '#src/ui/use-missing-picture.ts';
import type { PopupView } from '../view/build-popup-view.ts';
import styles from './promo-popup.module.css';

interface PromoPopupProps {
  readonly popup: PopupView;
  readonly onFollow: () => void;
  readonly onClose: () => void;
}

/** @spec L2.72, D.62 */
export const PromoPopup = ({ popup, onFollow, onClose }: PromoPopupProps) => {
  const { title, text, href, action, picture } = popup;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const shown = useMissingPicture();
  const closeBeside = (event: MouseEvent): void => {
    // Clicks on the dialog's backdrop have the dialog element as their target.
    if (event.target === dialog.current) dialog.current?.close();
  };
  useEffect(() => {
    /** The Back button can restore this page from the bfcache with the popup still open. */
    const closeOnReturn = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) dialog.current?.close();
    };
    addEventListener('pageshow', closeOnReturn);
    return () => removeEventListener('pageshow', closeOnReturn);
  }, []);
  return (
    <DialogBox
      ref={dialog}
      className={styles.popup}
      onPhone="box"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeBeside}
    >
      {picture !== null && !shown.isMissing && (
        <img
          ref={shown.picture}
          src={buildImageUrl(picture.url, 600)}
          srcSet={buildSrcSet(picture.url, 1200)}
          sizes="(width < 40rem) 94vw, 600px"
          alt={picture.alt}
          width={600}
          height={400}
          onError={shown.onError}
        />
      )}
      <div className={styles.words}>
        <h2 id={titleId}>{title}</h2>
        <p>{text}</p>
        <a className={buttons.filled} href={href} onClick={onFollow}>
          {action}
        </a>
      </div>
    </DialogBox>
  );
};
