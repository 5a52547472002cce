import { createHash } from 'node:crypto';

/** @spec design section 9 */
export const commonSecurityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  // Other origins never see the path, because some URLs in emails contain a secret.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  // Pictures override this, so that a dealer's newsletter can show them.
  'cross-origin-resource-policy': 'same-origin',
  // Leaves out includeSubDomains: other services under a dealer's domain aren't ours to lock to HTTPS.
  'strict-transport-security': 'max-age=31536000',
};

export const sharedFileHeaders: Readonly<Record<string, string>> = { 'cross-origin-resource-policy': 'cross-origin' };

const sha256 = (content: string): string => `'sha256-${createHash('sha256').update(content, 'utf8').digest('base64')}'`;

const inlineBlocks = (html: string, element: 'script' | 'style'): string[] => {
  const blocks: string[] = [];
  let start = html.indexOf(`<${element}`);
  while (start !== -1) {
    const contentStart = html.indexOf('>', start) + 1;
    const end = html.indexOf(`</${element}>`, contentStart);
    if (contentStart === 0 || end === -1) break;
    const attributes = html.slice(start + element.length + 1, contentStart - 1);
    const isElement = attributes === '' || /^\s/.test(attributes);
    if (isElement && !/\ssrc=/.test(attributes) && end > contentStart) blocks.push(html.slice(contentStart, end));
    start = html.indexOf(`<${element}`, isElement ? end : contentStart);
  }
  return blocks;
};

const playerOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

const listPlayerOrigins = (html: string): readonly string[] =>
  playerOrigins.filter((origin) => html.includes(`href="${origin}/`));

export interface OutsideOrigins {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
  readonly pictures: readonly string[];
  readonly frames?: readonly string[];
}

const noOrigins: OutsideOrigins = { scripts: [], connections: [], pictures: [] };

/** Inline scripts and styles are allowed by hash, so cached pages need no nonce. */
export const buildContentSecurityPolicy = (html: string, outside: OutsideOrigins = noOrigins): string => {
  const hashes = (element: 'script' | 'style') => [...new Set(inlineBlocks(html, element).map(sha256))];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes('script'), ...outside.scripts].join(' '),
    ["style-src 'self'", ...hashes('style')].join(' '),
    ["img-src 'self' data: blob:", ...outside.pictures].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...outside.connections].join(' '),
    "media-src 'self' https:",
    `frame-src ${[...listPlayerOrigins(html), ...(outside.frames ?? [])].join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};
