import type { MouseEvent } from 'react';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import type { GallerySlide, GalleryTabName, GalleryView } from '#src/vehicle/view/gallery/build-gallery.ts';
import styles from './gallery-views.module.css';
import { getSlideId } from './get-slide-id.ts';

export interface Shown {
  readonly view: GalleryTabName;
  readonly index: number;
}

interface GalleryViewsProps {
  readonly gallery: Pick<GalleryView, 'slides' | 'spin'>;
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
}

interface View {
  readonly label: string;
  readonly icon: IconName;
  readonly to: Shown;
  readonly isShown: boolean;
}

export const isVideo = (slide: GallerySlide | undefined): boolean =>
  slide?.kind === 'videoFile' || slide?.kind === 'videoEmbed';

const listViews = ({ slides, spin }: GalleryViewsProps['gallery'], { view, index }: Shown): readonly View[] => {
  const firstVideo = slides.findIndex(isVideo);
  const isOnVideo = view === 'images' && isVideo(slides[index]);
  const views: View[] = [];
  if (spin !== null && spin.frameUrls.length > 0) {
    views.push({ label: 'Spin', icon: pageIcons.turn, to: { view: 'spin', index }, isShown: view === 'spin' });
  }
  const isOnPhoto = view === 'images' && !isOnVideo;
  views.push({ label: 'Images', icon: 'camera', to: { view: 'images', index: 0 }, isShown: isOnPhoto });
  if (spin !== null && spin.interiorUrl !== null) {
    const isShown = view === 'interior';
    views.push({ label: 'Interior', icon: pageIcons.wheel, to: { view: 'interior', index }, isShown });
  }
  if (firstVideo > 0) {
    views.push({ label: 'Video', icon: pageIcons.play, to: { view: 'images', index: firstVideo }, isShown: isOnVideo });
  }
  return views;
};

/** @spec B2.34, B2.67 */
export const GalleryViews = ({ gallery, shown, onShow }: GalleryViewsProps) => {
  const views = listViews(gallery, shown);
  if (views.length < 2) return null;
  const choose = (event: MouseEvent, to: Shown): void => {
    event.preventDefault();
    onShow(to);
  };
  return (
    <ul className={styles.views} aria-label="Views" data-no-print>
      {views.map(({ label, icon, to, isShown }) => (
        <li key={label} data-scripted={to.view !== 'images' || undefined}>
          <a
            href={`#${getSlideId(to.index)}`}
            aria-current={isShown || undefined}
            onClick={(event) => choose(event, to)}
          >
            <Icon name={icon} size="small" />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
};
