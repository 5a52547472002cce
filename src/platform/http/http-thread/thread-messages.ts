import type { HttpServerOptions } from '../create-http-server.ts';
import type { CopyMemory } from './page-copies.ts';

export interface HttpThreadData {
  readonly socketPath: string;
  readonly generations: SharedArrayBuffer;
  readonly maxCopyBytes: number;
  readonly logLevel: string;
  readonly server: Omit<HttpServerOptions, 'log'>;
}

/** A response that the HTTP thread sent without the main thread. */
export interface OwnAnswer {
  /** Undefined for an error or a redirect. */
  readonly page: 'hit' | 'notModified' | undefined;
  readonly status: number;
  readonly seconds: number;
}

export type ToHttpThread =
  | { readonly kind: 'listen'; readonly host: string; readonly port: number }
  | { readonly kind: 'report' }
  | { readonly kind: 'close' };

export type FromHttpThread =
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'notListening'; readonly message: string; readonly code: string | undefined }
  | { readonly kind: 'answered'; readonly answers: readonly OwnAnswer[] }
  | { readonly kind: 'reported'; readonly copies: CopyMemory }
  | { readonly kind: 'closed' };
