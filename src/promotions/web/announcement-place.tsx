import { AsSent } from '#src/ui/late/as-sent.tsx';
import type { AnnouncementView } from '../view/announcement-view.ts';
import styles from './announcement-bar.module.css';
import { AnnouncementBar } from './announcement-bar.tsx';

/**
 * Where the announcement stands. In the browser it is as it was sent, and its own few lines do the rest: the build leaves
 * the bar out of the page's scripts. @spec L2.74
 */
export const AnnouncementPlace = ({ announcement }: { readonly announcement: AnnouncementView }) =>
  import.meta.env.SSR ? (
    <div className={styles.place}>
      <AnnouncementBar announcement={announcement} />
    </div>
  ) : (
    // The class is what keeps the bar's styles in the page's sheet.
    <AsSent className={styles.place} />
  );
