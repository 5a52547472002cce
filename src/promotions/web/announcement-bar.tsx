import { Icon } from '#src/ui/icon.tsx';
import type { AnnouncementView } from '../view/announcement-view.ts';
import styles from './announcement-bar.module.css';
import { watchAnnouncement } from './watch-announcement.ts';

/** What the dealer announces, over the header of every page. Drawn by the server alone. @spec L2.74, B5.43 */
export const AnnouncementBar = ({ announcement }: { readonly announcement: AnnouncementView }) => {
  const { id, text, link, expiresAtMs } = announcement;
  return (
    <section aria-label="Announcement" data-announcement={id} data-expires={expiresAtMs ?? undefined} data-no-print>
      <div className={`page-width ${styles.row}`}>
        <p>
          {text}
          {link !== null && (
            <>
              {' '}
              <a href={link.href}>{link.label}</a>
            </>
          )}
        </p>
        <button type="button" className="icon-button" hidden aria-label="Close the announcement">
          <Icon name="close" />
        </button>
      </div>
      <script>{watchAnnouncement}</script>
    </section>
  );
};
