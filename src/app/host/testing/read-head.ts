import { decodeEntities } from '#src/ui/testing/decode-entities.ts';

/** What the head of a rendered page says, and its headings of the first level. */
export interface PageHead {
  readonly titles: readonly string[];
  readonly headings: readonly string[];
  /** Contents of the meta elements of one name or property: 'description', 'og:url'. */
  readonly metas: (name: string) => readonly string[];
  readonly canonicals: readonly string[];
  /** The objects of the page's JSON-LD; throws when one of them cannot be parsed. */
  readonly structuredData: readonly Readonly<Record<string, unknown>>[];
}

const findAll = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => decodeEntities(found));

/** Reads what a page says of itself out of its HTML, as React writes it. */
export const readHead = (html: string): PageHead => ({
  titles: findAll(html, /<title>([^<]*)<\/title>/g),
  headings: findAll(html, /<h1[^>]*>(.*?)<\/h1>/gs),
  metas: (name) => findAll(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g')),
  canonicals: findAll(html, /<link rel="canonical" href="([^"]*)"/g),
  structuredData: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  ),
});
