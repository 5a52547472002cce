import { Icon } from '#src/ui/icon.tsx';

interface GalleryArrowsProps {
  readonly className: string | undefined;
  readonly index: number;
  readonly last: number;
  readonly onStep: (by: -1 | 1) => void;
}

/** @spec B4.57 */
export const GalleryArrows = ({ className, index, last, onStep }: GalleryArrowsProps) => (
  <div className={className}>
    <button type="button" disabled={index === 0} aria-label="Previous photo" onClick={() => onStep(-1)}>
      <Icon name="arrowLeft" />
    </button>
    <button type="button" disabled={index === last} aria-label="Next photo" onClick={() => onStep(1)}>
      <Icon name="arrowRight" />
    </button>
  </div>
);
