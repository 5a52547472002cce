import fc from 'fast-check';

const pieces = [
  ...['/', '//', '\\', '%5C', '%5c', '%2F', '.', '..', '%2e', '%2E%2e', '%00', '%', '%zz', '%ff', '%C3%A9'],
  ...['evil.example', ':99999', 'user:pw@x', 'http://evil.example', '[::1', '*', '~', '{}', '|', '"', "'", ';', ','],
  ...[
    'cars',
    'search',
    'toyota',
    'api',
    'assets',
    'media',
    'demo',
    'images',
    '600',
    '75',
    'sitemap-1.xml',
    '__manifest',
  ],
  ...['?', '#', '&', '=', 'page=2', '_routes=root', '.data', '\t', '\x80', '\xff', '\x01', ' ', 'é'],
];

export const arbitraryTarget: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('/', '//', '/cars/', '/media/demo/', '/images/600/75/', '/assets/', '/api/cars/', ''),
    fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), { maxLength: 8 }),
  )
  .map(([start, parts]) => start + parts.join(''));
