import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, gzip, constants as zlib } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface PageVersion {
  /** Of the site's stock, as the database counts it. */
  readonly stock: number;
  /** Hash of the site's configuration. */
  readonly configuration: string;
}

/** What a render gives: the whole body and the headers that belong to it. */
export interface RenderedPage {
  /** What the page was really made from, at the least: it is kept under this and nothing newer. */
  readonly version: PageVersion;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** How the body is kept: as Brotli it takes a tenth of the room, and most visitors get it as it is. */
  readonly bodyEncoding: 'br' | 'identity';
  /** False for errors and personal pages: they are answered, never kept. */
  readonly isCacheable: boolean;
}

/** A page as it goes out: nothing is left to be put together when it is asked for. */
export interface EncodedPage {
  readonly body: Buffer;
  /** Names and values in turns, as `writeHead` takes them. */
  readonly rawHeaders: string[];
}

/** A page in memory. Bodies in other encodings are made once, when first asked for. */
export interface CachedPage extends RenderedPage {
  readonly etag: string;
  readonly renderedAtMs: number;
  /** Its place in the order in which renders began. */
  readonly turn: number;
  readonly encoded: Partial<Record<Encoding, EncodedPage>>;
}

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
