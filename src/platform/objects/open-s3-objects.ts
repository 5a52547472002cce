import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { SaxesParser } from 'saxes';
import { maxObjectBytes, type ObjectStore, ObjectStoreError, type StoredObject } from './object-store.ts';

export interface S3Options {
  readonly bucket: string;
  /** Either '' or a path that ends with a slash. */
  readonly prefix: string;
  readonly region: string;
  /** Address of a store other than AWS, such as https://minio.example:9000; undefined for AWS. */
  readonly endpoint: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const readTimeoutMs = 10_000;
const writeTimeoutMs = 120_000;
const retries = 2;

/** For AWS, the bucket is in the host name. For other stores it's in the path, which needs no wildcard certificate. */
const buildBase = ({ bucket, region, endpoint }: S3Options): string =>
  endpoint === undefined ? `https://${bucket}.s3.${region}.amazonaws.com` : `${endpoint.replace(/\/$/, '')}/${bucket}`;

/** A signature covers the path with !'()* escaped, but encodeURIComponent doesn't escape these characters. */
const escapeMark = (mark: string): string => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
const encodeKey = (key: string): string =>
  key
    .split('/')
    .map((part) => encodeURIComponent(part).replaceAll(/[!'()*]/g, escapeMark))
    .join('/');

interface ListedPage {
  readonly objects: readonly StoredObject[];
  readonly next: string | undefined;
}

/** @see https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html */
const parsePage = (xml: string): ListedPage => {
  const objects: StoredObject[] = [];
  let next: string | undefined;
  let text = '';
  let key = '';
  const parser = new SaxesParser();
  parser.on('opentag', () => {
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'Key') key = text;
    if (name === 'Size') objects.push({ key, sizeBytes: Number(text) });
    if (name === 'NextContinuationToken') next = text;
  });
  parser.write(xml).close();
  return { objects, next };
};

const readCode = (body: string): string | undefined => /<Code>([\w.]+)<\/Code>/.exec(body)?.[1];

/** @see https://docs.aws.amazon.com/AmazonS3/latest/API/ */
export const openS3Objects = (options: S3Options): ObjectStore => {
  const { bucket, prefix, region, accessKeyId, secretAccessKey } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  const base = buildBase(options);
  const name = `s3://${bucket}/${prefix}`;

  const failBrokenOff = (error: unknown): never => {
    throw new ObjectStoreError(`${name} closed the connection too soon`, { cause: error });
  };
  const readText = (answer: Response): Promise<string> => answer.text().catch(failBrokenOff);

  const refusal = async (answer: Response): Promise<ObjectStoreError> => {
    const code = readCode(await readText(answer));
    return new ObjectStoreError(`${name} responded with ${answer.status}${code === undefined ? '' : `: ${code}`}`);
  };
  const ask = async (method: string, address: string, timeoutMs: number, body?: Buffer): Promise<Response> => {
    const headers =
      body === undefined ? {} : { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') };
    const answer = await client
      .fetch(address, {
        method,
        headers,
        signal: AbortSignal.timeout(timeoutMs),
        ...(body && { body: new Uint8Array(body) }),
      })
      .catch((error: unknown) => {
        throw new ObjectStoreError(`${name} didn't answer`, { cause: error });
      });
    if (answer.ok || answer.status === 404) return answer;
    throw await refusal(answer);
  };
  const addressOf = (key: string): string => `${base}/${encodeKey(`${prefix}${key}`)}`;
  /** Throws if the bucket is missing, because S3 responds with 404 to a missing bucket too. */
  const isMissingObject = async (answer: Response): Promise<boolean> => {
    if (answer.status !== 404) return false;
    const code = readCode(await readText(answer));
    if (code === 'NoSuchBucket') throw new ObjectStoreError(`${name} has no such bucket`);
    return true;
  };

  const get = async (key: string): Promise<Buffer | undefined> => {
    const answer = await ask('GET', addressOf(key), readTimeoutMs);
    if (await isMissingObject(answer)) return undefined;
    if (Number(answer.headers.get('content-length') ?? 0) > maxObjectBytes) {
      await answer.body?.cancel();
      throw new ObjectStoreError(`${name}${key} is larger than ${maxObjectBytes} bytes`);
    }
    return Buffer.from(await answer.arrayBuffer().catch(failBrokenOff));
  };

  return {
    name,
    get,
    has: async (key) => {
      const { ok } = await ask('HEAD', addressOf(key), readTimeoutMs);
      // A HEAD's 404 has no body to say whether the object or the bucket is missing. A GET finds out.
      return ok || (await get(key)) !== undefined;
    },
    put: async (key, data) => {
      const answer = await ask('PUT', addressOf(key), writeTimeoutMs, data);
      if (!answer.ok) throw await refusal(answer);
      await answer.body?.cancel();
    },
    list: async function* (under) {
      let next: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${prefix}${under}` });
        if (next !== undefined) query.set('continuation-token', next);
        const answer = await ask('GET', `${base}/?${query}`, readTimeoutMs);
        if (!answer.ok) throw await refusal(answer);
        const page = parsePage(await readText(answer));
        for (const { key, sizeBytes } of page.objects) yield { key: key.slice(prefix.length), sizeBytes };
        next = page.next;
      } while (next !== undefined);
    },
  };
};
