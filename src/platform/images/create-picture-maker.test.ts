import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPictureMaker, type Original } from './create-picture-maker.ts';
import type { FetchRemote } from './create-remote-fetcher.ts';

const shape = { widthPx: 600, quality: 75, format: 'webp' } as const;
const url = new URL('https://photos.example/a.jpg');
const remote: Original = { kind: 'remote', url };
const jpeg = Buffer.from('\xff\xd8\xff a picture', 'latin1');
const fetchJpeg: FetchRemote = async () => ({ kind: 'fetched', data: jpeg });
const fetchNever: FetchRemote = () => new Promise(() => undefined);

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-maker-'));
  for (const name of ['flood', 'other']) await writeFile(join(dir, name), name);
});

afterEach(() => rm(dir, { recursive: true }));

const fileOf = (name: string): Original => ({
  kind: 'file',
  toLocalFile: async () => join(dir, name),
  type: 'image/png',
});

const createTrial = (fetchRemote: FetchRemote = fetchJpeg) => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const maker = createPictureMaker({
    fetchRemote,
    convert: (data) =>
      new Promise((resolve) => {
        begun.push(data.toString());
        ends.push(() => resolve(data));
      }),
  });
  return { maker, begun, ends };
};

const createQuick = (fetchRemote: FetchRemote = fetchJpeg) =>
  createPictureMaker({ fetchRemote, convert: async (data) => data });

describe('createPictureMaker', () => {
  it('makes pictures of files and of what is fetched', async () => {
    const maker = createQuick();
    expect(await maker.make('one', fileOf('other'), shape)).toEqual({ kind: 'made', data: Buffer.from('other') });
    expect(await maker.make('one', remote, shape)).toEqual({ kind: 'made', data: jpeg });
  });

  it('makes a picture of another site after two of a flood of 240, and refuses none', async () => {
    const { maker, begun, ends } = createTrial();
    const flood = Array.from({ length: 202 + 38 }, () => maker.make('flooded', fileOf('flood'), shape));
    await vi.waitFor(() => expect(begun).toHaveLength(2));
    const other = maker.make('quiet', fileOf('other'), shape);
    ends[0]?.();
    ends[1]?.();
    await vi.waitFor(() => expect(begun).toHaveLength(4));
    expect(begun.slice(2)).toContain('other');
    ends[2]?.();
    ends[3]?.();
    expect((await other).kind).toBe('made');
    // Once its queue is full, only the flooded site is refused.
    expect(await Promise.all(flood.slice(202))).toEqual(Array.from({ length: 38 }, () => ({ kind: 'full' })));
  });

  it('makes pictures while as many hosts as you like never answer', async () => {
    const hanging = vi.fn<FetchRemote>((asked) => (asked === url ? fetchNever(asked) : fetchJpeg(asked)));
    const maker = createQuick(hanging);
    for (let at = 0; at < 150; at++) void maker.make('hung', remote, shape);
    expect(hanging).toHaveBeenCalledTimes(4);
    expect((await maker.make('hung', fileOf('other'), shape)).kind).toBe('made');
    expect((await maker.make('quiet', fileOf('other'), shape)).kind).toBe('made');
    const answering: Original = { kind: 'remote', url: new URL('https://other.example/a.jpg') };
    expect((await maker.make('quiet', answering, shape)).kind).toBe('made');
  });

  it('keeps no more fetched pictures in memory than may be fetched at a time', async () => {
    const fetchRemote = vi.fn(fetchJpeg);
    const { maker, begun } = createTrial(fetchRemote);
    for (let site = 0; site < 8; site++) {
      for (let at = 0; at < 10; at++) void maker.make(`site-${site}`, remote, shape);
    }
    await vi.waitFor(() => expect(begun).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(fetchRemote).toHaveBeenCalledTimes(16);
  });

  it.each([
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['a page', '<!doctype html><p>Not found'],
    ['nothing', ''],
  ])('opens nothing that a host sends and is no picture: %s', async (_what, text) => {
    const convert = vi.fn(async (data: Buffer) => data);
    const fetchRemote: FetchRemote = async () => ({ kind: 'fetched', data: Buffer.from(text) });
    const maker = createPictureMaker({ fetchRemote, convert });
    expect(await maker.make('one', remote, shape)).toEqual({ kind: 'missing' });
    expect(convert).not.toHaveBeenCalled();
  });

  it('has no picture of what cannot be fetched or read, and goes on', async () => {
    const refused = createQuick(async () => ({ kind: 'refused', reason: 'time' }));
    expect(await refused.make('one', remote, shape)).toEqual({ kind: 'missing' });
    const unreadable = createPictureMaker({ fetchRemote: fetchJpeg, convert: () => Promise.reject(new Error('no')) });
    for (let at = 0; at < 20; at++) {
      expect(await unreadable.make('one', at % 2 === 0 ? remote : fileOf('other'), shape)).toEqual({ kind: 'missing' });
    }
  });
});
