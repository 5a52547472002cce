import { buildSrcSet } from '#src/lib/image-url.ts';
import type { SpinView } from '#src/vehicle/view/spin/build-spin-view.ts';
import { chooseFrameUrl } from '../../view/spin/choose-frame-url.ts';
import styles from './spin-picture.module.css';

interface SpinPosterProps {
  readonly spin: Pick<SpinView, 'title' | 'frameUrls'>;
  readonly sizes: string;
}

/** Without frames or scripts, the photos show instead. @spec B4.42 */
export const SpinPoster = ({ spin: { title, frameUrls }, sizes }: SpinPosterProps) => {
  const [url] = frameUrls;
  if (url === undefined) return null;
  const src = chooseFrameUrl(url, 800);
  return (
    <div className={styles.area}>
      <img
        className={styles.poster}
        src={src}
        srcSet={src === url ? undefined : buildSrcSet(url, 1200, 'gallery')}
        sizes={src === url ? undefined : sizes}
        alt={`${title}, 360-degree view`}
        width={600}
        height={400}
        fetchPriority="high"
        draggable={false}
      />
    </div>
  );
};
