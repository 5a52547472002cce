import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignatureV4 } from '@smithy/signature-v4';

const credentials = { accessKeyId: 'AKTEST', secretAccessKey: 'secret/of+tests' };
const region = 'ap-southeast-2';
const pageSize = 2;

class Sha256 {
  readonly #hash;
  constructor(secret?: string | Uint8Array) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', secret);
  }
  update(data: string | Uint8Array): void {
    this.#hash.update(data);
  }
  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }
  reset(): void {}
}

const signer = new SignatureV4({ credentials, region, service: 's3', sha256: Sha256 as never, uriEscapePath: false });

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const isSigned = async (request: IncomingMessage, url: URL): Promise<boolean> => {
  const given = request.headers.authorization ?? '';
  const names = /SignedHeaders=([^,]+)/.exec(given)?.[1]?.split(';') ?? [];
  const amzDate = String(request.headers['x-amz-date']);
  const date = amzDate.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const signed = await signer.sign(
    {
      method: request.method ?? '',
      protocol: 'http:',
      hostname: url.hostname,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: Object.fromEntries(names.map((name) => [name, String(request.headers[name])])),
    } as never,
    { signingDate: new Date(date), signableHeaders: new Set(names), unsignableHeaders: new Set<string>() },
  );
  return signed.headers.authorization === given;
};

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export interface S3Server {
  readonly endpoint: string;
  readonly objects: Map<string, Buffer>;
  isDown: boolean;
  readonly requests: string[];
  readonly stop: () => Promise<void>;
}

export const startS3Server = async (): Promise<S3Server> => {
  const objects = new Map<string, Buffer>();
  const state = { isDown: false };
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    requests.push(`${request.method} ${url.pathname}`);
    const fail = (status: number, code: string) =>
      response.writeHead(status).end(request.method === 'HEAD' ? undefined : `<Error><Code>${code}</Code></Error>`);
    const body = await readBody(request);
    if (state.isDown) return fail(503, 'SlowDown');
    if (!(await isSigned(request, url))) return fail(403, 'SignatureDoesNotMatch');
    const [, bucket, ...rest] = url.pathname.split('/');
    if (bucket !== 'forecourt') return fail(404, 'NoSuchBucket');
    const key = rest.map(decodeURIComponent).join('/');
    if (url.searchParams.get('list-type') === '2') {
      const prefix = url.searchParams.get('prefix') ?? '';
      const from = url.searchParams.get('continuation-token') ?? '';
      const keys = [...objects.keys()].filter((name) => name.startsWith(prefix) && name > from).sort();
      const page = keys.slice(0, pageSize);
      const rows = page.map(
        (name) => `<Contents><Key>${escapeXml(name)}</Key><Size>${objects.get(name)?.length}</Size></Contents>`,
      );
      const next =
        keys.length > pageSize ? `<NextContinuationToken>${escapeXml(page.at(-1) ?? '')}</NextContinuationToken>` : '';
      return response.end(`<?xml version="1.0"?><ListBucketResult>${rows.join('')}${next}</ListBucketResult>`);
    }
    if (request.method === 'PUT') {
      const hash = createHash('sha256').update(body).digest('hex');
      if (request.headers['x-amz-content-sha256'] !== hash) return fail(400, 'XAmzContentSHA256Mismatch');
      objects.set(key, body);
      return response.end();
    }
    const found = objects.get(key);
    if (found === undefined) return fail(404, 'NoSuchKey');
    return response
      .writeHead(200, { 'content-length': found.length })
      .end(request.method === 'HEAD' ? undefined : found);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    requests,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  });
};

export const s3Options = (endpoint: string, prefix = '') => ({
  bucket: 'forecourt',
  prefix,
  region,
  endpoint,
  ...credentials,
});
