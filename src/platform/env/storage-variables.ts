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
    "Folder for the server's own data, such as the embedded database, keys that the server creates, search indexes, resized images, fetched media, and emails and text messages that are written to files.",
  ),
  MEDIA_DIR: variable(
    z.string().min(1),
    './media',
    'a folder',
    "Folder for the sites' own files, in one folder per site: MEDIA_DIR/acme-cars/logo.svg is served at /media/acme-cars/logo.svg.",
  ),
  OBJECT_STORE_URL: variable<string | undefined>(
    z.string().regex(/^(s3:\/\/[a-z0-9][a-z0-9.-]+(\/\S*)?|file:\/\/\/\S+)$/),
    undefined,
    's3://bucket/prefix or file:///folder',
    'Store that all nodes share, for published media and resized images. Without a store, each node resizes images for itself.',
  ),
  S3_ENDPOINT: variable<string | undefined>(
    z.string().regex(/^https?:\/\/\S+$/),
    undefined,
    'an address such as https://minio.example:9000',
    'Address of the S3 server; by default, AWS.',
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
    'Secret that belongs to S3_ACCESS_KEY_ID.',
  ),
  FEEDS_DIR: variable<string | undefined>(
    z.string().min(1),
    undefined,
    'a folder',
    'Folder with one folder per dealer for stock feeds that arrive as files. Without it, the server imports no feed files.',
  ),
  SEALING_KEYS: variable<readonly SealingKey[]>(
    z.string().transform(readSealingKeys).pipe(z.array(sealingKey).min(1)),
    [],
    'keys as id:base64 of 32 bytes, separated by commas; the first encrypts, all decrypt',
    "Keys that encrypt finance applications and the secrets of staff's authenticator apps. Without keys, the server creates one in DATA_DIR/sealing.key, which other nodes cannot use.",
  ),
  DATABASE_URL: variable<string | undefined>(
    postgresUrl,
    undefined,
    postgresAllowed,
    'Address of a PostgreSQL database, version 15 or later. Without it, the server uses the embedded database in DATA_DIR.',
  ),
  DATABASE_REPLICA_URLS: variable<readonly string[]>(
    z.string().transform(splitList).pipe(z.array(postgresUrl)),
    [],
    `a list separated by commas, each ${postgresAllowed}`,
    'Addresses of read-only copies (replicas) of the database at DATABASE_URL.',
  ),
  DATABASE_STATEMENT_TIMEOUT_MS: milliseconds(
    15_000,
    'Longest time for a database statement; a slower one is cancelled.',
  ),
  DATABASE_READ_TIMEOUT_MS: milliseconds(
    2000,
    'Longest time for a database read that a visitor waits for. It limits the wait for a connection and the wait for the response separately.',
  ),
  DATABASE_MAX_CONNECTIONS: variable(
    wholeNumber(2, 1000),
    10,
    'a whole number from 2 to 1000',
    'Largest number of connections from one process to each PostgreSQL server, plus one for notifications. Half of them are reserved for reads that visitors wait for; replicas serve only such reads.',
  ),
};
