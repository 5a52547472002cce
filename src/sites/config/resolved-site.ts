import type { RedirectTable } from '#src/content/rules/redirects/redirect.ts';
import type { Layout } from '../model/layout.ts';
import type { Manufacturer } from '../model/manufacturer.ts';
import type { FooterGroup, NavigationEntry } from '../model/navigation-entry.ts';
import type { Publications } from '../model/publications.ts';
import type { Dealership, SiteLocation } from '../model/site-location.ts';
import type { Theme } from '../theme/theme-schema.ts';
import type { Home } from './home-schema.ts';
import type { Legal } from './legal-schema.ts';
import type { ContentPage } from './pages/content-page.ts';
import type { SearchEngineConfig } from './search-engine-schema.ts';
import type { SiteInput, TemplateName } from './site-schema.ts';
import type { SliceConfigs } from './slice-fragments.ts';

export interface ResolvedSite {
  readonly slug: string;
  readonly template: TemplateName;
  readonly name: string;
  readonly tagline: string;
  readonly hosts: readonly string[];
  /** Public address without a trailing slash. */
  readonly url: string;
  readonly websiteId: number;
  readonly timeZone: string;
  readonly state: string;
  readonly manufacturer: Manufacturer | null;
  readonly searchEngine: Readonly<SearchEngineConfig>;
  /**
   * In E.164. Null for a car type without its own number: its vehicles show their location's number, or else `main`.
   */
  readonly phones: {
    readonly main: string;
    readonly new: string | null;
    readonly demo: string | null;
    readonly used: string | null;
  };
  readonly social: Readonly<Record<'facebook' | 'instagram' | 'youtube' | 'linkedin', string | null>>;
  readonly locations: readonly SiteLocation[];
  readonly dealerships: readonly Dealership[];
  readonly brand: Readonly<SiteInput['brand']>;
  readonly layout: Readonly<Layout>;
  readonly theme: Readonly<Theme>;
  readonly navigation: readonly NavigationEntry[];
  readonly footer: { readonly sentence: string | null; readonly groups: readonly FooterGroup[] };
  readonly home: Readonly<Home>;
  readonly legal: Readonly<Legal>;
  readonly content: Readonly<Record<string, ContentPage>>;
  readonly redirects: RedirectTable;
  /** @spec L1.04, L1.07, L1.08 */
  readonly publications: Publications;
  readonly config: SliceConfigs;
  /** A hash of all the fields above. Pages rendered for another hash are stale. */
  readonly configVersion: string;
}

export type UnversionedSite = Omit<ResolvedSite, 'configVersion'>;
