import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, gzip, constants as zlib } from 'node:zlib';
import type { CachedPage, EncodedPage, Encoding } from './cached-page.ts';

const brotliOptions = { params: { [zlib.BROTLI_PARAM_QUALITY]: 6 } };

/** A body as Brotli, made on the thread that asks. */
export const compressAtOnce = (body: Uint8Array): Buffer => brotliCompressSync(body, brotliOptions);

const compressors: Readonly<Record<Encoding, (page: CachedPage) => Promise<Buffer>>> = {
  identity: async ({ body }) => body,
  br: async ({ body, brotliBody }) => brotliBody ?? promisify(brotliCompress)(body, brotliOptions),
  gzip: ({ body }) => promisify(gzip)(body, { level: 6 }),
};

const buildRawHeaders = (page: CachedPage, encoding: Encoding, bytes: number): string[] => [
  ...Object.entries(page.headers).flat(),
  ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ...(page.isCacheable ? ['etag', page.etag] : []),
  'content-length',
  String(bytes),
];

/** The page in the wanted encoding, as it goes out. */
export const encodePage = async (page: CachedPage, encoding: Encoding): Promise<EncodedPage> => {
  const body = await compressors[encoding](page);
  return { body, rawHeaders: buildRawHeaders(page, encoding, body.length) };
};
