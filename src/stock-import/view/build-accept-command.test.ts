import { expect, it } from 'vitest';
import type { FeedSource } from '../rules/config.ts';
import { buildAcceptCommand } from './build-accept-command.ts';

const siteSlug = 'wattle';
const https: FeedSource = {
  kind: 'https',
  url: 'https://feeds.acme.example/stock.csv?yard=1&all=y',
  authorizationVariable: null,
  everyMinutes: 30,
};
const sftp: FeedSource = {
  kind: 'sftp',
  host: 'files.acme.example',
  port: 2222,
  user: 'acme',
  path: '/out/stock list.csv',
  hostKeySha256: '',
  passwordVariable: null,
  privateKeyVariable: null,
  everyMinutes: 30,
};

it.each([
  [
    { origin: https, file: { name: 'stock.csv', format: 'csv' } },
    "curl --fail --location --output stock.csv 'https://feeds.acme.example/stock.csv?yard=1&all=y' && npm run stock -- import stock.csv --site wattle --format csv --accept",
  ],
  [
    {
      origin: { ...https, url: 'https://a.example/', authorizationVariable: 'ACME_AUTH' },
      file: { name: '', format: 'xml' },
    },
    'curl --fail --location --header "Authorization: $ACME_AUTH" --output stock.xml https://a.example/ && npm run stock -- import stock.xml --site wattle --format xml --accept',
  ],
  [
    { origin: sftp, file: { name: 'stock list.csv', format: 'csv' } },
    "sftp -P 2222 'acme@files.acme.example:/out/stock list.csv' 'stock list.csv' && npm run stock -- import 'stock list.csv' --site wattle --format csv --accept",
  ],
  [
    { origin: { kind: 'folder', folder: 'acme' }, file: { name: "/feeds/acme/done/1-bev's.csv", format: 'csv' } },
    String.raw`npm run stock -- import '/feeds/acme/done/1-bev'\''s.csv' --site wattle --format csv --accept`,
  ],
  [{ origin: null, file: undefined }, 'npm run stock -- import FILE --site wattle --accept'],
] as const)('names the source of %j', ({ origin, file }, command) => {
  expect(buildAcceptCommand({ siteSlug, origin, file })).toBe(command);
});
