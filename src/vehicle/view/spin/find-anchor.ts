import type { HotspotView } from './build-spin-view.ts';

type Anchor = HotspotView['anchors'][number];

const turnDegrees = 360;

/** @spec B3.06, B2.69 */
export const findAnchor = (anchors: readonly Anchor[], frame: number, frameCount: number): Anchor | undefined => {
  const angle = (frame * turnDegrees) / frameCount;
  const distanceOf = (anchor: Anchor): number => {
    const apart = Math.abs(anchor.angle - angle) % turnDegrees;
    return Math.min(apart, turnDegrees - apart);
  };
  const nearby = anchors.filter((anchor) => distanceOf(anchor) <= turnDegrees / frameCount / 2);
  return nearby.sort((a, b) => distanceOf(a) - distanceOf(b))[0];
};

const middlePercent = 50;

export const findBestFrame = ({ anchors }: HotspotView, frameCount: number): number | undefined => {
  const [best] = [...anchors].sort(
    (a, b) => Math.abs(a.xPercent - middlePercent) - Math.abs(b.xPercent - middlePercent),
  );
  return best === undefined ? undefined : Math.round((best.angle * frameCount) / turnDegrees) % frameCount;
};
