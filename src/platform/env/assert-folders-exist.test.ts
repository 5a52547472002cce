import { describe, expect, it } from 'vitest';
import { EnvError } from '../env.ts';
import { assertFoldersExist } from './assert-folders-exist.ts';

describe('assertFoldersExist', () => {
  const folders = { SITES_SOURCE: 'folder' as const, SITES_DIR: './sites', MEDIA_DIR: './media' };

  it('accepts folders that exist', () => {
    expect(() => assertFoldersExist(folders)).not.toThrow();
  });

  it.each([
    [
      'SITES_DIR',
      '/nope',
      'SITES_DIR="/nope" must be an existing folder with one folder for each site; npm run site -- new SLUG creates it.',
    ],
    [
      'SITES_DIR',
      'package.json',
      'SITES_DIR="package.json" must be an existing folder with one folder for each site; npm run site -- new SLUG creates it.',
    ],
    [
      'MEDIA_DIR',
      '/nope',
      `MEDIA_DIR="/nope" must be an existing folder with the sites' media; npm run site -- new SLUG creates it.`,
    ],
    [
      'MEDIA_DIR',
      'package.json/media',
      `MEDIA_DIR="package.json/media" must be an existing folder with the sites' media; npm run site -- new SLUG creates it.`,
    ],
  ])('names %s, its value %s and what is expected', (name, value, message) => {
    const read = () => assertFoldersExist({ ...folders, [name]: value });
    expect(read).toThrow(EnvError);
    expect(read).toThrow(message);
  });

  it('names both folders at once', () => {
    expect(() => assertFoldersExist({ SITES_SOURCE: 'folder', SITES_DIR: '/nope', MEDIA_DIR: '/nowhere' })).toThrow(
      /^SITES_DIR="\/nope" .*\nMEDIA_DIR="\/nowhere" .*$/,
    );
  });

  it('needs neither where sites are published', () => {
    expect(() =>
      assertFoldersExist({ SITES_SOURCE: 'published', SITES_DIR: '/nope', MEDIA_DIR: '/nowhere' }),
    ).not.toThrow();
  });
});
