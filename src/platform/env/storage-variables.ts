import { z } from 'zod';
import { readSealingKeys, type SealingKey, sealingKey } from './sealing-keys.ts';
import { milliseconds, splitList, variable, wholeNumber } from './variable.ts';

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\/\S+$/);
const postgresAllowed = 'a URL such as postgres://user:password@host:5432/forecourt';

export const storageVariables = {
  DATA_DIR: variable(
    z.string().min(1),
    './data',
    'a folder',
    "The embedded database, resized images, fetched media, mail and messages that are written to files, the node's lock and its socket.",
  ),
  MEDIA_DIR: variable(
    z.string().min(1),
    './media',
    'a folder',
    "The sites' own files, in folders named like the sites: MEDIA_DIR/acme-cars/logo.svg is served at /media/acme-cars/logo.svg.",
  ),
  OBJECT_STORE_URL: variable<string | undefined>(
    z.string().regex(/^(s3:\/\/[a-z0-9][a-z0-9.-]+(\/\S*)?|file:\/\/\/\S+)$/),
    undefined,
    's3://bucket/prefix or file:///folder',
    'What nodes share: published media and resized images. Without it each node resizes images for itself.',
  ),
  S3_ENDPOINT: variable<string | undefined>(
    z.string().regex(/^https?:\/\/\S+$/),
    undefined,
    'an address such as https://minio.example:9000',
    'Address of the S3 server; AWS without it.',
  ),
  S3_REGION: variable(
    z.string().regex(/^[a-z0-9-]+$/),
    'ap-southeast-2',
    'the name of a region',
    'Region of the bucket.',
  ),
  S3_ACCESS_KEY_ID: variable<string | undefined>(
    z.string().min(1),
    undefined,
    'an access key id',
    'Access key for s3:// addresses.',
  ),
  S3_SECRET_ACCESS_KEY: variable<string | undefined>(
    z.string().min(1),
    undefined,
    'a secret access key',
    'Secret of S3_ACCESS_KEY_ID.',
  ),
  FEEDS_DIR: variable<string | undefined>(
    z.string().min(1),
    undefined,
    'a folder',
    'The folder with the folders in which dealers leave their stock feeds; without it, none is watched.',
  ),
  SEALING_KEYS: variable<readonly SealingKey[]>(
    z.string().transform(readSealingKeys).pipe(z.array(sealingKey).min(1)),
    [],
    'keys as id:base64 of 32 bytes, separated by commas; the first encrypts, all decrypt',
    "Encryption keys for finance applications and the secrets of staff's authenticator apps. Without it a key is created in DATA_DIR/sealing.key, which other nodes cannot use.",
  ),
  DATABASE_URL: variable<string | undefined>(
    postgresUrl,
    undefined,
    postgresAllowed,
    'A PostgreSQL server, 15 or later. Without it, the embedded database in DATA_DIR is used.',
  ),
  DATABASE_REPLICA_URLS: variable<readonly string[]>(
    z.string().transform(splitList).pipe(z.array(postgresUrl)),
    [],
    `a list separated by commas, each ${postgresAllowed}`,
    'Read replicas of DATABASE_URL.',
  ),
  DATABASE_STATEMENT_TIMEOUT_MS: milliseconds(15_000, 'Statements that take longer are cancelled.'),
  DATABASE_READ_TIMEOUT_MS: milliseconds(
    2000,
    'Timeout for reads that a visitor waits for: for the connection, and again for the response.',
  ),
  DATABASE_MAX_CONNECTIONS: variable(
    wholeNumber(2, 1000),
    10,
    'a whole number from 2 to 1000',
    'Connections of one process to each PostgreSQL server, and one more for notifications. Half are reserved for reads that visitors wait for; replicas serve nothing else.',
  ),
};
