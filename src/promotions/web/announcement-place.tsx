import { Icon } from '#src/ui/icon.tsx';
import { InlineScript } from '#src/ui/inline-script.tsx';
import { AsSent } from '#src/ui/late/as-sent.tsx';
import type { AnnouncementView } from '../view/build-announcement-view.ts';
import styles from './announcement-bar.module.css';

const closedKey = 'closed:announcement';

/** Runs before the first paint, so that a closed or expired bar doesn't flash up. @spec L2.74, B5.43 */
const watchAnnouncement = `(() => {
  const bar = document.currentScript.parentElement;
  const { announcement, expires } = bar.dataset;
  const hide = () => {
    bar.hidden = true;
  };
  const leftMs = () => (expires ? expires - Date.now() : Infinity);
  const isClosed = () => {
    try {
      return localStorage.getItem('${closedKey}') === announcement;
    } catch {
      return false;
    }
  };
  const check = () => {
    if (leftMs() <= 0 || isClosed()) hide();
  };
  check();
  addEventListener('pageshow', check);
  if (leftMs() < 2 ** 31) setTimeout(hide, leftMs());
  const button = bar.querySelector('button');
  button.hidden = false;
  button.addEventListener('click', () => {
    try {
      localStorage.setItem('${closedKey}', announcement);
    } catch {}
    hide();
    document.getElementById('main').focus({ preventScroll: true });
  });
})()`;

/** @spec L2.74, B5.43 */
const AnnouncementBar = ({ announcement }: { readonly announcement: AnnouncementView }) => {
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
        <button type="button" className="icon-button" hidden aria-label="Close announcement">
          <Icon name="close" />
        </button>
      </div>
      <InlineScript script={watchAnnouncement} />
    </section>
  );
};

/** In the browser, keeps the server's markup. The build can then leave the bar out of the client bundle. @spec L2.74 */
export const AnnouncementPlace = ({ announcement }: { readonly announcement: AnnouncementView }) =>
  import.meta.env.SSR ? (
    <div className={styles.place}>
      <AnnouncementBar announcement={announcement} />
    </div>
  ) : (
    // The class keeps the bar's styles in the page's style sheet.
    <AsSent className={styles.place} />
  );
