import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** @spec design section 9 */
export const commonSecurityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  // Some URLs in emails contain a secret, so other origins must not see the path.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  // Pictures override this, so that they also show in a dealer's newsletter.
  'cross-origin-resource-policy': 'same-origin',
  // No includeSubDomains: other services under the dealer's domain may still need plain HTTP.
  'strict-transport-security': 'max-age=31536000',
};

export const sharedFileHeaders: Readonly<Record<string, string>> = { 'cross-origin-resource-policy': 'cross-origin' };

const sha256 = (content: string): string => `'sha256-${createHash('sha256').update(content, 'utf8').digest('base64')}'`;

const knownHashes = new LRUCache<string, string>({ max: 2000 });

const hashPieces = (pieces: Iterable<string>): readonly string[] =>
  [...pieces].map((piece) => {
    const hash = knownHashes.get(piece) ?? sha256(piece);
    knownHashes.set(piece, hash);
    return hash;
  });

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

export interface PolicyPage {
  readonly html: string;
  readonly scripts?: ReadonlySet<string>;
  readonly styles?: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();

/**
 * Allows inline scripts and styles by hash, so cached pages need no nonce. Pass only scripts and styles of our own
 * code, because an injected script that's passed would be allowed too.
 */
export const buildContentSecurityPolicy = (
  { html, scripts = nothing, styles = nothing }: PolicyPage,
  outside: OutsideOrigins = noOrigins,
): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...hashPieces(scripts), ...outside.scripts].join(' '),
    ["style-src 'self'", ...hashPieces(styles)].join(' '),
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
