import { type ReactNode, useRef } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { Dialog } from '#src/ui/layers/dialog.tsx';
import frame from '../gallery/gallery-fullscreen.module.css';
import styles from './spin-controls.module.css';

interface SpinFullscreenProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What turns, over the whole screen. @spec B2.68, B4.43 */
export const SpinFullscreen = ({ title, onClose, children }: SpinFullscreenProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog ref={dialog} className={frame.dialog} aria-label="All round, full screen" onClose={onClose}>
      <div className={frame.head}>
        <p>{title}</p>
        <button type="button" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
          <span>Close</span>
        </button>
      </div>
      <div className={styles.fullStage} data-full>
        {children}
      </div>
    </Dialog>
  );
};
