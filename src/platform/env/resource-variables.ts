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
    "Memory for rendered pages; the least recently used are evicted. Default: 256 MB or an eighth of the machine's memory, whichever is less.",
  ),
  SEARCH_INDEX_BYTES: bytes(
    memoryDefaults.indexBytes,
    "Memory for search indexes; the least recently used are evicted. Default: a quarter of the machine's memory or half of the heap limit, whichever is less.",
  ),
  MEDIA_CACHE_BYTES: bytes(
    2048 * megabytes,
    'Disk space for published media that were fetched; the least recently used are evicted.',
  ),
  IMAGE_CACHE_BYTES: bytes(2048 * megabytes, 'Disk space for resized images; the least recently used are evicted.'),
  PREPARE_PICTURES_PERCENT: variable(
    wholeNumber(0, 100),
    20,
    'a whole number from 0 to 100',
    "Share of time in which the server resizes pictures of new stock before anybody requests them, one at a time and never while a shopper's picture is being resized; 0 resizes them when requested.",
  ),
  FEED_BYTES: bytes(512 * megabytes, 'Largest stock feed that is fetched or pushed.'),
  RENDER_THREADS: variable(
    wholeNumber(1, 64),
    Math.min(Math.max(availableParallelism() - 1, 1), 4),
    'a whole number from 1 to 64',
    'Threads that render pages; by default one fewer than the processors, at most 4.',
  ),
  RENDER_SITE_PERCENT: variable(
    wholeNumber(1, 100),
    25,
    'a whole number from 1 to 100',
    'Share of render time that one site may use, so that a flood leaves room for others; 100 for a single site.',
  ),
};
