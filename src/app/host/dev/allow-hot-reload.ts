/** Of the policy, what hot reload needs otherwise: Vite's client puts style sheets into the page as it gets them. */
const styles = "style-src 'self' 'unsafe-inline'";
/** Vite's client asks from here whether the server is back. */
const workers = "worker-src 'self' blob:";

/** The Content-Security-Policy of a page with what hot reload needs. A hash beside 'unsafe-inline' would take it back. */
export const allowHotReload = (policy: string): string =>
  [...policy.split('; ').map((rule) => (rule.startsWith('style-src ') ? styles : rule)), workers].join('; ');
