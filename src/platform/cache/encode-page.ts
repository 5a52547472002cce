import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, gzip, constants as zlib } from 'node:zlib';
import type { CachedPage, EncodedPage, Encoding } from './cached-page.ts';

const brotliOptions = { params: { [zlib.BROTLI_PARAM_QUALITY]: 7 } };

/** A body as Brotli, made on the thread that asks. */
export const compressAtOnce = (body: Uint8Array): Buffer => brotliCompressSync(body, brotliOptions);

const readPlain = async ({ body, bodyEncoding }: CachedPage): Promise<Buffer> =>
  bodyEncoding === 'br' ? promisify(brotliDecompress)(body) : body;

const encoders: Readonly<Record<Encoding, (page: CachedPage) => Promise<Buffer>>> = {
  identity: readPlain,
  br: async (page) =>
    page.bodyEncoding === 'br' ? page.body : promisify(brotliCompress)(await readPlain(page), brotliOptions),
  gzip: async (page) => promisify(gzip)(await readPlain(page), { level: 6 }),
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
  const body = await encoders[encoding](page);
  return { body, rawHeaders: buildRawHeaders(page, encoding, body.length) };
};
