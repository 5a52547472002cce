/**
 * Scripts that wait until a page is drawn. Every page is whole without them, so that on a slow line its styles, fonts
 * and pictures come first. The server marks them as waiting, a few lines in the page start them after `load`.
 */

/** A `<link rel>` and a `<script type>` that browsers leave alone. */
const waitingRel = 'waiting-modulepreload';
const waitingType = 'waiting-module';

/** Longest that the scripts wait for a page's pictures, in milliseconds. */
const longestWaitMs = 3_000;

/** The page's text with its module scripts waiting. */
export const letScriptsWait = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', `<link rel="${waitingRel}"`)
    .replaceAll('<script type="module"', `<script type="${waitingType}"`);

/**
 * Source of the script that starts the waiting ones: once the page is loaded and drawn, when a picture keeps it from
 * that for too long, or as soon as the shopper touches anything.
 */
export const startWaitingScripts = `(() => {
  const start = () => {
    for (const link of document.querySelectorAll('link[rel="${waitingRel}"]')) link.rel = 'modulepreload';
    for (const waiting of document.querySelectorAll('script[type="${waitingType}"]')) {
      const script = document.createElement('script');
      for (const { name, value } of waiting.attributes) script.setAttribute(name, value);
      script.type = 'module';
      script.textContent = waiting.textContent;
      waiting.replaceWith(script);
    }
  };
  const startWhenDrawn = () => requestAnimationFrame(() => setTimeout(start));
  if (document.readyState === 'complete') startWhenDrawn();
  else addEventListener('load', startWhenDrawn, { once: true });
  setTimeout(start, ${longestWaitMs});
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, start, { once: true, capture: true });
})()`;
