import { join, normalize } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePictureSource } from './parse-picture-source.ts';

const hosts = ['photos.example', 'cdn.example:8443'];
const origins = { mediaFolders: ['acme', 'demo'], allowedHosts: hosts };

describe('parsePictureSource', () => {
  it.each([
    ['/media/demo/a.svg', 'a.svg', 'image/svg+xml'],
    ['/media/demo/site/wattle-group/Utes 2.JPG', 'site/wattle-group/Utes 2.JPG', 'image/jpeg'],
    ['/media/demo/a..b.avif', 'a..b.avif', 'image/avif'],
  ])('parses a file of the media folder: %s [L7.12]', (text, path, type) => {
    expect(parsePictureSource(text, origins)).toEqual({ kind: 'media', folder: 'demo', path, type });
  });

  it.each([
    ['another host', '/media/demo/http://127.0.0.1:3599/x.png'],
    ['another host by https', '/media/demo/https://photos.example/x.png'],
    ['a host without a scheme', '/media/demo///127.0.0.1:3599/x.png'],
    ['a host after backslashes', '/media/demo/\\\\127.0.0.1\\x.png'],
    ['a file address', '/media/demo/file:///etc/passwd.png'],
    ['data', '/media/demo/data:image/png;base64,AAAA.png'],
    ['a climb', '/media/demo/../secret.png'],
    ['a climb inside', '/media/demo/a/../../secret.png'],
    ['a climb by backslash', '/media/demo/..\\secret.png'],
    ['a climb that decodes', '/media/demo/%2e%2e%2fsecret.png'],
    ['a climb that decodes twice', '/media/demo/%252e%252e/secret.png'],
    ['the folder itself', '/media/demo/'],
    ['the same folder', '/media/demo/./a.png'],
    ['an empty name', '/media/demo//a.png'],
    ['an absolute path', '/media/demo//etc/passwd.png'],
    ['a drive', '/media/demo/C:/windows/a.png'],
    ['a stream of a file', '/media/demo/a.svg:b.png'],
    ['a hidden file', '/media/demo/.secret.png'],
    ['a NUL', '/media/demo/a.png\0.png'],
    ['a line end', '/media/demo/a\n.png'],
    ['half a character', '/media/demo/\ud800.png'],
    ['a query', '/media/demo/a.png?b.png'],
    ['a file of another kind', '/media/demo/build-stock.py'],
    ['a video', '/media/demo/walk-around.webm'],
    ['no ending', '/media/demo/png'],
    ['an ending that every object has', '/media/demo/a.constructor'],
    ["another site's folder", '/media/other/a.png'],
    ["another site's folder by a climb", '/media/acme/../other/a.png'],
    ['no folder', '/media/a.png'],
    ['a hidden folder', '/media/.acme/a.png'],
    ['a path', '/etc/passwd'],
    ['nothing', ''],
  ])('refuses %s as a media file', (_what, text) => {
    expect(parsePictureSource(text, { ...origins, allowedHosts: ['127.0.0.1:3599', ...hosts] })).toBeUndefined();
  });

  it.each([
    ['https://photos.example/a.jpg', 'https://photos.example/a.jpg'],
    ['https://photos.example:443/a.jpg', 'https://photos.example/a.jpg'],
    ['https://cdn.example:8443/a.jpg?w=9#part', 'https://cdn.example:8443/a.jpg?w=9'],
    ['HTTPS://PHOTOS.EXAMPLE/a b.jpg', 'https://photos.example/a%20b.jpg'],
    ['https://photos.example/x/../../a.jpg', 'https://photos.example/a.jpg'],
  ])('parses an address of an allowed host: %s [L7.12]', (text, href) => {
    const source = parsePictureSource(text, origins);
    expect(source?.kind === 'remote' && source.url.href).toBe(href);
  });

  it.each([
    'http://photos.example/a.jpg',
    'ftp://photos.example/a.jpg',
    'file:///etc/passwd',
    'file://photos.example/a.jpg',
    'data:image/png;base64,AAAA',
    '//photos.example/a.jpg',
    'photos.example/a.jpg',
    'https://evil.example/a.jpg',
    'https://photos.example.evil.example/a.jpg',
    'https://photos.example./a.jpg',
    'https://photos.example:444/a.jpg',
    'https://cdn.example/a.jpg',
    'https://photos.example@evil.example/a.jpg',
    'https://photos.example%40evil.example/a.jpg',
    'https://user@photos.example/a.jpg',
    'https://user:word@photos.example/a.jpg',
    'https://evil.example\\@photos.example/a.jpg',
    'https://evil.example#@photos.example/a.jpg',
    'https://127.0.0.1/a.jpg',
    'https://[::1]/a.jpg',
    'https://0x7f.1/a.jpg',
    'https://2130706433/a.jpg',
    'https://',
    'https:///',
  ])('refuses the address %s', (text) => {
    expect(parsePictureSource(text, origins)).toBeUndefined();
  });

  it('accepts no address when a site allows no host', () => {
    expect(parsePictureSource('https://photos.example/a.jpg', { ...origins, allowedHosts: [] })).toBeUndefined();
  });

  it('only ever returns a file below the folder or an allowed https address', () => {
    const pieces = fc.constantFrom(
      '..',
      '.',
      '/',
      '\\',
      '%2e',
      '%2f',
      ':',
      '\0',
      'a',
      'photos.example',
      'https://',
      '@',
    );
    const text = fc
      .tuple(fc.constantFrom('/media/demo/', 'https://', ''), fc.array(pieces, { maxLength: 8 }), fc.webPath())
      .map(([start, middle, end]) => `${start}${middle.join('')}${end}.png`);
    fc.assert(
      fc.property(text, (given) => {
        const source = parsePictureSource(given, origins);
        if (source?.kind === 'remote') expect(['photos.example', 'cdn.example:8443']).toContain(source.url.host);
        if (source?.kind !== 'media') return;
        expect(normalize(join('/media', source.path))).toBe(`/media/${source.path}`);
        expect(source.path).not.toMatch(/[\\:%\0]/);
      }),
      { numRuns: 2000 },
    );
  });
});
