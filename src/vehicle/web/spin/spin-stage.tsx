import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import { Dialog } from '#src/ui/layers/dialog.tsx';
import type { SpinView } from '#src/vehicle/view/spin/build-spin-view.ts';
import frame from '../gallery/gallery-fullscreen.module.css';
import { ExteriorView } from './exterior-view.tsx';
import styles from './spin-controls.module.css';
import { useSpinFrames } from './use-spin-frames.ts';

const InteriorView = lazyPart(() => import('./interior-view.tsx').then((part) => part.InteriorView));

interface SpinStageProps {
  readonly spin: SpinView;
  readonly poster: ReactNode;
  readonly view: 'spin' | 'interior';
  readonly isFullscreen: boolean;
  readonly onClose: () => void;
}

const savesData = (): boolean => {
  const connection = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
};

interface SpinFullscreenProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** @spec B2.68, B4.43 */
const SpinFullscreen = ({ title, onClose, children }: SpinFullscreenProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog ref={dialog} className={frame.dialog} aria-label="360-degree view, full screen" onClose={onClose}>
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

/** @spec B2.67, B2.68, B4.43 */
export const SpinStage = ({ spin, poster, view, isFullscreen, onClose }: SpinStageProps) => {
  const [isTouched, setTouched] = useState(false);
  const onTouch = useCallback(() => setTouched(true), []);
  const [frame, onFrame] = useState(0);
  const frames = useSpinFrames(spin.frameUrls, view === 'spin' && (isTouched || isFullscreen || !savesData()));
  const shown =
    view === 'spin' ? (
      <ExteriorView spin={spin} poster={poster} frames={frames} state={{ frame, onFrame, isTouched, onTouch }} />
    ) : (
      <Suspense>
        <InteriorView spin={spin} />
      </Suspense>
    );
  return isFullscreen ? (
    <SpinFullscreen title={spin.title} onClose={onClose}>
      {shown}
    </SpinFullscreen>
  ) : (
    shown
  );
};
