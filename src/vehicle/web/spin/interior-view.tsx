import { type KeyboardEvent, useRef, useState } from 'react';
import type { SpinView } from '#src/vehicle/view/spin/build-spin-view.ts';
import { describeHeading } from '#src/vehicle/view/spin/describe-heading.ts';
import { projectPoint, toViewDirection, turnView } from '#src/vehicle/view/spin/project-point.ts';
import { missingImageText } from '../../view/gallery/choose-placeholder-text.ts';
import { GalleryPlaceholder } from '../gallery/gallery-placeholder.tsx';
import { FlatCabin } from './flat-cabin.tsx';
import { HotspotList } from './hotspot-list.tsx';
import { HotspotMarks } from './hotspot-marks.tsx';
import controls from './spin-controls.module.css';
import { SpinHint } from './spin-hint.tsx';
import styles from './spin-picture.module.css';
import { useDrag } from './use-drag.ts';
import { fieldDegrees, usePanorama } from './use-panorama.ts';

const degreesPerPixel = 0.2;
const keyDegrees = 10;

const keyMoves: Readonly<Record<string, readonly [yaw: number, pitch: number]>> = {
  ArrowLeft: [-keyDegrees, 0],
  ArrowRight: [keyDegrees, 0],
  ArrowUp: [0, keyDegrees],
  ArrowDown: [0, -keyDegrees],
};

const isSeen = (at: { readonly xPercent: number; readonly yPercent: number } | null): boolean =>
  at !== null && at.xPercent > 0 && at.xPercent < 100 && at.yPercent > 0 && at.yPercent < 100;

/** @spec B2.67, B2.69 */
export const InteriorView = ({ spin }: { readonly spin: SpinView }) => {
  const area = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [direction, setDirection] = useState({ yawDegrees: 0, pitchDegrees: -12 });
  const [isTouched, setTouched] = useState(false);
  const [open, setOpen] = useState<number | null>(null);
  const url = spin.interiorUrl ?? '';
  const { kind, aspect } = usePanorama(canvas, url, direction);
  const turn = (yawDegrees: number, pitchDegrees: number): void => {
    setTouched(true);
    setDirection((before) => turnView(before, yawDegrees, pitchDegrees));
  };
  useDrag(area, {
    onTouch: () => setTouched(true),
    onMove: (rightPx, downPx) => turn(-rightPx * degreesPerPixel, downPx * degreesPerPixel),
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const [yaw, pitch] = keyMoves[event.key] ?? [0, 0];
    if (yaw === 0 && pitch === 0) return;
    event.preventDefault();
    turn(yaw, pitch);
  };
  const points = spin.interiorHotspots.map(({ description, anchors: [anchor] }) => {
    const at =
      anchor === undefined
        ? null
        : projectPoint(toViewDirection(anchor.xPercent, anchor.yPercent), direction, fieldDegrees, aspect);
    return { description, at: isSeen(at) ? at : null };
  });
  const choose = (index: number): void => {
    const anchor = spin.interiorHotspots[index]?.anchors[0];
    if (anchor !== undefined) setDirection(turnView(toViewDirection(anchor.xPercent, anchor.yPercent), 0, 0));
    setTouched(true);
    setOpen(index);
  };
  const name = `Look around inside the ${spin.title}`;
  if (kind === 'missing') return <GalleryPlaceholder text={missingImageText} />;
  return (
    <div ref={area} className={styles.area} data-turnable="round">
      <div
        ref={slider}
        className={styles.turn}
        role="slider"
        tabIndex={0}
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={Math.round((direction.yawDegrees + 360) % 360)}
        aria-valuetext={describeHeading(direction.yawDegrees)}
        onKeyDown={onKeyDown}
      >
        {kind === 'flat' ? (
          <FlatCabin url={url} yawDegrees={direction.yawDegrees} />
        ) : (
          <canvas ref={canvas} className={styles.canvas} width={3} height={2} />
        )}
      </div>
      {kind === 'round' && (
        <HotspotMarks points={points} open={open} onOpen={setOpen} onArrow={() => slider.current?.focus()} />
      )}
      {kind === 'loading' && <progress className={controls.progress} aria-label="Loading the interior view" />}
      {kind !== 'loading' && !isTouched && <SpinHint goal="look around" />}
      <div className={controls.controls}>
        <HotspotList points={kind === 'round' ? spin.interiorHotspots : []} onChoose={choose} />
      </div>
    </div>
  );
};
