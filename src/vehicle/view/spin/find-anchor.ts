import type { HotspotView } from './spin-view.ts';

type Anchor = HotspotView['anchors'][number];

const turnDegrees = 360;

/** Where a hotspot lies on a frame: its anchor of that angle, at most half a frame away; undefined where it is hidden. @spec B3.06, B2.69 */
export const findAnchor = (anchors: readonly Anchor[], frame: number, frameCount: number): Anchor | undefined => {
  const angle = (frame * turnDegrees) / frameCount;
  const distanceOf = (anchor: Anchor): number => {
    const apart = Math.abs(anchor.angle - angle) % turnDegrees;
    return Math.min(apart, turnDegrees - apart);
  };
  const nearby = anchors.filter((anchor) => distanceOf(anchor) <= turnDegrees / frameCount / 2);
  return nearby.sort((a, b) => distanceOf(a) - distanceOf(b))[0];
};
