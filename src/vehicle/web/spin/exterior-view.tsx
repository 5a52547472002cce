import { useRef, useState } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import { findNearestFrame } from '../../rules/spin/find-nearest-frame.ts';
import { missingImageText } from '../../view/gallery/choose-placeholder-text.ts';
import { findAnchor } from '../../view/spin/find-anchor.ts';
import { findBestFrame } from '../../view/spin/find-best-frame.ts';
import type { SpinView } from '../../view/spin/spin-view.ts';
import { GalleryPlaceholder } from '../gallery/gallery-placeholder.tsx';
import { HotspotList } from './hotspot-list.tsx';
import { HotspotMarks } from './hotspot-marks.tsx';
import { SpinCanvas } from './spin-canvas.tsx';
import controls from './spin-controls.module.css';
import { SpinHint } from './spin-hint.tsx';
import styles from './spin-picture.module.css';
import { type SpinState, useSpin } from './use-spin.ts';
import type { SpinFrames } from './use-spin-frames.ts';

interface ExteriorViewProps {
  readonly spin: SpinView;
  readonly frames: SpinFrames;
  readonly state: SpinState;
}

/** The vehicle from all round, turned by drag, wheel and keys; words where not one frame can be had. @spec B2.67, B2.69, B2.70, B4.44, B4.45, B7.35, B8.03 */
export const ExteriorView = ({ spin, frames, state }: ExteriorViewProps) => {
  const area = useRef<HTMLDivElement>(null);
  const { isTurning, turnTo, toggle } = useSpin(area, spin, frames, state);
  const slider = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<number | null>(null);
  const { count, loaded, isComplete } = frames;
  const shown = findNearestFrame(state.frame, count, (at) => loaded.has(at)) ?? 0;
  const points = spin.exteriorHotspots.map(({ description, anchors }) => ({
    description,
    at: findAnchor(anchors, shown, count) ?? null,
  }));
  const angle = Math.round((shown * 360) / count);
  const choose = (index: number): void => {
    const hotspot = spin.exteriorHotspots[index];
    const best = hotspot === undefined ? undefined : findBestFrame(hotspot, count);
    if (best !== undefined) turnTo(best);
    setOpen(index);
  };
  if (isComplete && loaded.size === 0) return <GalleryPlaceholder text={missingImageText} />;
  return (
    <div ref={area} className={styles.area} data-turnable>
      <div className={styles.picture}>
        <div
          ref={slider}
          className={styles.turn}
          role="slider"
          tabIndex={0}
          aria-label={`Turn the ${spin.title}`}
          aria-valuemin={0}
          aria-valuemax={359}
          aria-valuenow={isTurning ? 0 : angle}
          aria-valuetext={isTurning ? 'Turning by itself' : `Seen from ${angle} degrees`}
        >
          <SpinCanvas frame={loaded.get(shown)} />
        </div>
        <HotspotMarks points={points} open={open} onOpen={setOpen} onArrow={() => slider.current?.focus()} />
      </div>
      {!isComplete && (
        <progress
          className={controls.progress}
          value={loaded.size}
          max={count}
          aria-label="Pictures of the spin that have loaded"
        />
      )}
      {!state.isTouched && loaded.size > 1 && <SpinHint text="Swipe to spin" />}
      <div className={controls.controls}>
        {isComplete && (
          <button type="button" className="icon-button" onClick={toggle}>
            <Icon name={isTurning ? pageIcons.pause : pageIcons.turn} />
            <span className="visually-hidden">{isTurning ? 'Stop turning' : 'Turn by itself'}</span>
          </button>
        )}
        <HotspotList points={spin.exteriorHotspots} onChoose={choose} />
      </div>
    </div>
  );
};
