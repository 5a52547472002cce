import type { FeedSource } from '../rules/config.ts';
import type { FeedFile } from '../rules/feed-run.ts';

export interface AcceptedFeed {
  readonly siteSlug: string;
  /** The site's source, if the feed came from a source of the same kind; otherwise null. */
  readonly origin: FeedSource | null;
  readonly file: FeedFile | undefined;
}

const plain = /^[\w./:@%+,=-]+$/;

const quote = (word: string): string => (plain.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`);

const nameOf = ({ name, format }: FeedFile): string => {
  const last = name.split('/').at(-1) ?? '';
  return last === '' ? `stock.${format}` : last;
};

const buildDownload = (origin: FeedSource | null, name: string): string | undefined => {
  if (origin?.kind === 'https') {
    const { authorizationVariable: variable } = origin;
    const header = variable === null ? '' : ` --header "Authorization: $${variable}"`;
    return `curl --fail --location${header} --output ${quote(name)} ${quote(origin.url)}`;
  }
  if (origin?.kind !== 'sftp') return undefined;
  return `sftp -P ${origin.port} ${quote(`${origin.user}@${origin.host}:${origin.path}`)} ${quote(name)}`;
};

export const buildAcceptCommand = ({ siteSlug, origin, file }: AcceptedFeed): string => {
  const download = file === undefined ? undefined : buildDownload(origin, nameOf(file));
  const path = file === undefined ? 'FILE' : quote(download === undefined ? file.name : nameOf(file));
  const format = file === undefined ? '' : ` --format ${file.format}`;
  const command = `npm run stock -- import ${path} --site ${siteSlug}${format} --accept`;
  return download === undefined ? command : `${download} && ${command}`;
};
