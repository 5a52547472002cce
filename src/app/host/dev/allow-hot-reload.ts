/** Vite's client inserts style sheets into the page. */
const styles = "style-src 'self' 'unsafe-inline'";
/** Vite's client polls from a worker until the server is back. */
const workers = "worker-src 'self' blob:";

/** Replaces the style rule, because browsers ignore 'unsafe-inline' next to a hash or a nonce. */
export const allowHotReload = (policy: string): string =>
  [...policy.split('; ').map((rule) => (rule.startsWith('style-src ') ? styles : rule)), workers].join('; ');
