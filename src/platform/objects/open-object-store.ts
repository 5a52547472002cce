import { fileURLToPath } from 'node:url';
import { type Env, EnvError } from '../env.ts';
import type { ObjectStore } from './object-store.ts';
import { openFolderObjects } from './open-folder-objects.ts';
import { openS3Objects } from './open-s3-objects.ts';

export type S3Variables = Pick<Env, 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>;

/** Opens s3://bucket/prefix or file:///folder. Throws EnvError if S3's keys are missing. */
export const openObjectStoreAt = (address: string, env: S3Variables): ObjectStore => {
  if (address.startsWith('file:')) return openFolderObjects(fileURLToPath(address));
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new EnvError(`${address} needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`);
  }
  const { host, pathname } = new URL(address);
  const prefix = pathname
    .split('/')
    .filter((part) => part !== '')
    .join('/');
  return openS3Objects({
    bucket: host,
    prefix: prefix === '' ? '' : `${prefix}/`,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    accessKeyId,
    secretAccessKey,
  });
};
