/**
 * Delays a page's scripts until the page has loaded, the shopper presses something, or 3 seconds have passed. Pages
 * work without scripts, so on a slow connection styles, fonts and pictures come first.
 */

/** Browsers ignore elements with these values, so the scripts don't load. */
const waitingRel = 'waiting-modulepreload';
const waitingType = 'waiting-module';

const longestWaitMs = 3_000;

export const letScriptsWait = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', `<link rel="${waitingRel}"`)
    .replaceAll('<script type="module"', `<script type="${waitingType}"`);

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
