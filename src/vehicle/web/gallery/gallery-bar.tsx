import { Icon } from '#src/ui/icon.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import type { GalleryView } from '#src/vehicle/view/gallery/build-gallery.ts';
import styles from './gallery-bar.module.css';
import { GalleryViews, type Shown } from './gallery-views.tsx';

interface GalleryBarProps {
  readonly gallery: Pick<GalleryView, 'slides' | 'spin'>;
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
  readonly onFullscreen: (() => void) | null;
}

const splitLabel = (label: string): readonly [hidden: string, seen: string] =>
  /^Photo \d/.test(label) ? ['Photo ', label.slice('Photo '.length)] : ['', label];

/** @spec B2.32 */
export const GalleryBar = ({ gallery, shown, onShow, onFullscreen }: GalleryBarProps) => {
  const [hidden, seen] = splitLabel(gallery.slides[shown.index]?.label ?? '');
  return (
    <div className={styles.bar}>
      <GalleryViews gallery={gallery} shown={shown} onShow={onShow} />
      {shown.view === 'images' && gallery.slides.length > 1 && (
        <p className={styles.count} aria-live="polite">
          <Icon name="camera" size="small" />
          <span className="visually-hidden">{hidden}</span>
          {seen}
        </p>
      )}
      {onFullscreen !== null && (
        <button type="button" className={styles.full} onClick={onFullscreen}>
          <Icon name={pageIcons.expand} />
          <span>Full screen</span>
        </button>
      )}
    </div>
  );
};
