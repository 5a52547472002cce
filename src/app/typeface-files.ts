import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url';
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import gabarito from '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2?url';
import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url';
import onest from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';
import type { Layout } from '#src/sites/model/layout.ts';
import grotesqueHref from '#src/ui/fonts/grotesque.css?url';
import magazineHref from '#src/ui/fonts/magazine.css?url';
import plainHref from '#src/ui/fonts/plain.css?url';
import plateHref from '#src/ui/fonts/plate.css?url';

interface TypefaceFiles {
  readonly styleHref: string;
  /** Preloaded with the page, so that text rarely changes its typeface while being read. */
  readonly fontHrefs: readonly string[];
}

export const typefaceFiles: Readonly<Record<Layout['typeface'], TypefaceFiles>> = {
  grotesque: { styleHref: grotesqueHref, fontHrefs: [bricolage, figtree] },
  magazine: { styleHref: magazineHref, fontHrefs: [newsreader, hanken] },
  plain: { styleHref: plainHref, fontHrefs: [gabarito, onest] },
  plate: { styleHref: plateHref, fontHrefs: [archivo] },
};
