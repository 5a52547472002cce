import type { Palette } from '../theme/palette-schema.ts';
import type { Theme } from '../theme/theme-schema.ts';
import type { Home } from './home-schema.ts';
import type { Layout } from './layout-schema.ts';
import type { Legal } from './legal-schema.ts';
import type { DynamicList, SiteLink } from './navigation-schema.ts';
import type { SearchEngine } from './search-engine-schema.ts';
import type { TemplateName } from './site-schema.ts';
import type { SliceConfigs } from './slice-fragments.ts';

/** One day of opening hours. @spec L3.06 */
export interface OpeningHours {
  /** 0 Sunday to 6 Saturday. */
  readonly weekday: number;
  /** 'Open', 'Closed' or another text, such as 'By appointment only'. */
  readonly status: string;
  /** '8:30 am to 5:30 pm'; null when there are no times. */
  readonly formattedHours: string | null;
  /** '08:30', local time. */
  readonly open: string | null;
  readonly close: string | null;
}

/** A place of the dealer. @spec L3.05 */
export interface SiteLocation {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** Name of the location's stock in search addresses. @spec D.03 */
  readonly stockFilterSlug: string;
  /** What happens here; null is anything. */
  readonly type: 'sales' | 'service' | 'parts' | null;
  readonly subtypes: readonly string[];
  readonly dealershipId: number | null;
  readonly dealershipSlug: string | null;
  readonly primary: boolean;
  readonly visible: boolean;
  /** Slugs of the makes sold new here. */
  readonly manufacturers: readonly string[];
  readonly dealerLicenceNumber: string | null;
  readonly repairerNumber: string | null;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly postcode: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly placeId: string | null;
    readonly placeUrl: string | null;
    readonly mapKey: string | null;
  };
  readonly contact: {
    /** E.164. */
    readonly phone: string;
    /** E.164. */
    readonly landlinePhone: string | null;
    /** Seven entries, Sunday first. */
    readonly openingHours: readonly OpeningHours[];
  };
  readonly image: { readonly url: string; readonly thumbUrl: string } | null;
  readonly reviews: { readonly averageRating: number; readonly count: number } | null;
  readonly distributionLocations: readonly string[];
}

/** A legal seller. */
export interface Dealership {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly locationId: number;
  readonly manufacturers: readonly string[];
}

/** A make out of the fixed list. @spec L3.12 */
export interface Manufacturer {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly logo: { readonly url: string | null };
}

/** An entry of the header or the footer. */
export type NavigationEntry =
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  | { readonly kind: 'list'; readonly label: string; readonly list: DynamicList }
  | { readonly kind: 'group'; readonly label: string; readonly links: readonly SiteLink[] };

export interface FooterGroup {
  readonly title: string;
  readonly entries: readonly NavigationEntry[];
}

/** A page that the dealer wrote, at /{slug}. */
export interface ContentPage {
  readonly slug: string;
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  /** Safe HTML: raw HTML of the source is printed as text. */
  readonly html: string;
}

/** Everything that is known of a site, parsed and checked. Holds no secret, only names of environment variables. */
export interface ResolvedSite {
  /** Tenant key everywhere. */
  readonly slug: string;
  readonly template: TemplateName;
  readonly name: string;
  readonly tagline: string;
  readonly hosts: readonly string[];
  /** Public address without a slash at the end. */
  readonly url: string;
  readonly websiteId: number;
  readonly timeZone: string;
  readonly state: string;
  /** Defaults of the country that the site is in. @spec B0.03 */
  readonly region: Region;
  readonly manufacturer: Manufacturer | null;
  readonly searchEngine: Readonly<SearchEngine>;
  /** E.164; null where the main number serves. */
  readonly phones: {
    readonly main: string;
    readonly new: string | null;
    readonly demo: string | null;
    readonly used: string | null;
  };
  readonly social: Readonly<Record<'facebook' | 'instagram' | 'youtube' | 'linkedin', string | null>>;
  readonly locations: readonly SiteLocation[];
  readonly dealerships: readonly Dealership[];
  readonly brand: { readonly logoUrl: string; readonly palette: Readonly<Palette> };
  readonly layout: Readonly<Layout>;
  readonly theme: Readonly<Theme>;
  readonly navigation: readonly NavigationEntry[];
  readonly footer: { readonly sentence: string | null; readonly groups: readonly FooterGroup[] };
  readonly home: Readonly<Home>;
  readonly legal: Readonly<Legal>;
  /** The dealer's pages by slug. */
  readonly content: Readonly<Record<string, ContentPage>>;
  /** The switches of every slice. */
  readonly config: SliceConfigs;
  /** Hash of all of the above: pages rendered for another version are stale. */
  readonly configVersion: string;
}

/** What a country sets. @spec B0.03 */
export interface Region {
  readonly country: 'AU';
  readonly currency: 'AUD';
  readonly locale: 'en-AU';
  readonly callingCode: '+61';
  readonly postcodeDigits: 4;
}
