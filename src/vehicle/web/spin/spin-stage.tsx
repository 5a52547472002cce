import { Suspense, useCallback, useState } from 'react';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import type { SpinView } from '../../view/spin/spin-view.ts';
import { ExteriorView } from './exterior-view.tsx';
import { SpinFullscreen } from './spin-fullscreen.tsx';
import { useSpinFrames } from './use-spin-frames.ts';

const InteriorView = lazyPart(() => import('./interior-view.tsx').then((part) => part.InteriorView));

interface SpinStageProps {
  readonly spin: SpinView;
  readonly view: 'spin' | 'interior';
  readonly isFullscreen: boolean;
  readonly onClose: () => void;
}

/** A shopper who saves data gets the frames with the first touch. */
const savesData = (): boolean => {
  const connection = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
};

/** The viewer of what turns: the outside or the cabin, in its place or over the whole screen. @spec B2.67, B2.68, B4.43 */
export const SpinStage = ({ spin, view, isFullscreen, onClose }: SpinStageProps) => {
  const [isTouched, setTouched] = useState(false);
  const onTouch = useCallback(() => setTouched(true), []);
  const [frame, onFrame] = useState(0);
  const frames = useSpinFrames(spin.frameUrls, view === 'spin' && (isTouched || isFullscreen || !savesData()));
  const shown =
    view === 'spin' ? (
      <ExteriorView spin={spin} frames={frames} state={{ frame, onFrame, isTouched, onTouch }} />
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
