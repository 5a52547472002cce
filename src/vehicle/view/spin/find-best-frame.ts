import type { HotspotView } from './spin-view.ts';

const turnDegrees = 360;
const middlePercent = 50;

/** The frame on which a hotspot lies nearest to the middle, for the shopper who asks for it by name; undefined where none shows it. */
export const findBestFrame = ({ anchors }: HotspotView, frameCount: number): number | undefined => {
  const [best] = [...anchors].sort(
    (a, b) => Math.abs(a.xPercent - middlePercent) - Math.abs(b.xPercent - middlePercent),
  );
  return best === undefined ? undefined : Math.round((best.angle * frameCount) / turnDegrees) % frameCount;
};
