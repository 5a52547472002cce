/** Key of the browser's storage, which each site has for itself, for the announcement that was closed last. */
const closedKey = 'closed:announcement';

/**
 * Source of the script that stands at the end of the bar and is the whole of its behaviour, so that the page's own scripts
 * carry none of it. It runs before the bar is first drawn: who has closed the bar never sees it, and nothing moves. A page
 * that was kept somewhere past the expiry hides the bar as well. Without scripts the bar has no button and stays.
 * @spec L2.74, B5.43
 */
export const watchAnnouncement = `(() => {
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
