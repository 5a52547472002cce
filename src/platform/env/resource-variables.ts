import { availableParallelism } from 'node:os';
import { type MemoryLimits, readMemoryLimits } from '../read-memory-limits.ts';
import { bytes, variable, wholeNumber } from './variable.ts';

const megabytes = 1024 * 1024;

export const chooseMemoryDefaults = ({ heapBytes, machineBytes }: MemoryLimits) => ({
  indexBytes: Math.floor(Math.min(machineBytes / 4, heapBytes / 2)),
  pageBytes: Math.floor(Math.min(256 * megabytes, machineBytes / 8)),
});

const memoryDefaults = chooseMemoryDefaults(readMemoryLimits());

export const resourceVariables = {
  PAGE_CACHE_BYTES: bytes(
    memoryDefaults.pageBytes,
    "Memory for rendered pages; when it's full, the pages used least recently are dropped. Default: 256 MB or an eighth of the machine's memory, whichever is less.",
  ),
  SEARCH_INDEX_BYTES: bytes(
    memoryDefaults.indexBytes,
    "Memory for the sites' search indexes; when it's full, those used least recently are dropped. Default: a quarter of the machine's memory or half of Node's heap limit, whichever is less.",
  ),
  MEDIA_CACHE_BYTES: bytes(
    2048 * megabytes,
    "Disk space for media fetched from OBJECT_STORE_URL; when it's full, those used least recently are deleted.",
  ),
  IMAGE_CACHE_BYTES: bytes(
    2048 * megabytes,
    "Disk space for resized images; when it's full, those used least recently are deleted.",
  ),
  PREPARE_PICTURES_PERCENT: variable(
    wholeNumber(0, 100),
    20,
    'a whole number from 0 to 100',
    'Share of its time in which the server resizes pictures of new stock in advance. It resizes one at a time, and none while a shopper waits for a picture. With 0, each picture is resized when a shopper first requests it.',
  ),
  FEED_BYTES: bytes(512 * megabytes, 'Largest stock feed that the server fetches, or that can be pushed to it.'),
  RENDER_THREADS: variable(
    wholeNumber(1, 64),
    Math.min(Math.max(availableParallelism() - 1, 1), 4),
    'a whole number from 1 to 64',
    'Number of threads that render pages. Default: one fewer than the machine has processors, but at least 1 and at most 4.',
  ),
  RENDER_SITE_PERCENT: variable(
    wholeNumber(1, 100),
    25,
    'a whole number from 1 to 100',
    "Share of the rendering time for one site's pages that are the same for everyone. Visitors' own pages and forms at the site have another share of the same size. The rest is left for other sites. Set 100 if there is only one site.",
  ),
};
