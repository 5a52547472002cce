import type { MouseEvent } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import type { ShownSlide } from './gallery-slide-content.tsx';
import styles from './gallery-views.module.css';
import { getSlideId } from './get-slide-id.ts';

interface GalleryViewsProps {
  readonly slides: readonly ShownSlide[];
  readonly index: number;
  readonly onChoose: (index: number) => void;
}

const isVideo = ({ kind }: ShownSlide): boolean => kind === 'videoFile' || kind === 'videoEmbed';

/** Ways into the gallery, where it has more than photographs: links to the first slide of each kind. @spec B2.34 */
export const GalleryViews = ({ slides, index, onChoose }: GalleryViewsProps) => {
  const firstVideo = slides.findIndex(isVideo);
  if (firstVideo < 1) return null;
  const shown = slides[index];
  const isVideoShown = shown !== undefined && isVideo(shown);
  const views = [
    { label: 'Photos', icon: 'camera', at: 0, isShown: !isVideoShown },
    { label: 'Video', icon: 'play', at: firstVideo, isShown: isVideoShown },
  ] as const;
  const choose = (event: MouseEvent, at: number): void => {
    event.preventDefault();
    onChoose(at);
  };
  return (
    <ul className={styles.views} aria-label="Views">
      {views.map(({ label, icon, at, isShown }) => (
        <li key={label}>
          <a href={`#${getSlideId(at)}`} aria-current={isShown || undefined} onClick={(event) => choose(event, at)}>
            <Icon name={icon} size="small" />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
};
