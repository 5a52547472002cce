import { Icon } from '#src/ui/icon.tsx';
import styles from './gallery-bar.module.css';
import type { ShownSlide } from './gallery-slide-content.tsx';
import { GalleryViews } from './gallery-views.tsx';

interface GalleryBarProps {
  readonly slides: readonly ShownSlide[];
  readonly index: number;
  readonly onChoose: (index: number) => void;
  /** Null where there is nothing to see in full, or no script yet to show it. */
  readonly onFullscreen: (() => void) | null;
}

/** Which view and which picture shows, and the way to see it in full. @spec B2.32 */
export const GalleryBar = ({ slides, index, onChoose, onFullscreen }: GalleryBarProps) => (
  <div className={styles.bar}>
    <GalleryViews slides={slides} index={index} onChoose={onChoose} />
    {slides.length > 1 && (
      <p className={styles.count} aria-live="polite">
        <Icon name="camera" size="small" />
        <span className="visually-hidden">Photo </span>
        {index + 1} of {slides.length}
      </p>
    )}
    {onFullscreen !== null && (
      <button type="button" className={styles.full} onClick={onFullscreen}>
        <Icon name="expand" />
        <span>Full screen</span>
      </button>
    )}
  </div>
);
