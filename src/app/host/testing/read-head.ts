import { decodeEntities } from '#src/ui/testing/decode-entities.ts';

/** Metadata and h1 headings of a rendered page. */
export interface PageHead {
  readonly titles: readonly string[];
  readonly headings: readonly string[];
  /** Contents of the meta elements with a name or property, e.g. 'og:url'. */
  readonly metas: (name: string) => readonly string[];
  readonly canonicals: readonly string[];
  /** Objects of the JSON-LD; throws when one can't be parsed. */
  readonly structuredData: readonly Readonly<Record<string, unknown>>[];
}

const findAll = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => decodeEntities(found));

/** Reads a page's metadata from its HTML. */
export const readHead = (html: string): PageHead => ({
  titles: findAll(html, /<title>([^<]*)<\/title>/g),
  headings: findAll(html, /<h1[^>]*>(.*?)<\/h1>/gs),
  metas: (name) => findAll(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g')),
  canonicals: findAll(html, /<link rel="canonical" href="([^"]*)"/g),
  structuredData: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  ),
});
