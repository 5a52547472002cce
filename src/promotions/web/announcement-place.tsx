import { Icon } from '#src/ui/icon.tsx';
import { AsSent } from '#src/ui/late/as-sent.tsx';
import type { AnnouncementView } from '../view/build-announcement-view.ts';
import styles from './announcement-bar.module.css';

/** Key of the browser's storage, which each site has for itself, for the announcement that was closed last. */
const closedKey = 'closed:announcement';

/**
 * Source of the script that stands at the end of the bar and is the whole of its behaviour, so that the page's own scripts
 * carry none of it. It runs before the bar is first drawn: who has closed the bar never sees it, and nothing moves. A page
 * that was kept somewhere past the expiry hides the bar as well. Without scripts the bar has no button and stays.
 * @spec L2.74, B5.43
 */
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

/** What the dealer announces, over the header of every page. Drawn by the server alone. @spec L2.74, B5.43 */
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
        <button type="button" className="icon-button" hidden aria-label="Close the announcement">
          <Icon name="close" />
        </button>
      </div>
      <script>{watchAnnouncement}</script>
    </section>
  );
};

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
