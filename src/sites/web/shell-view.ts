import type { ConsentKind } from '#src/lib/consent.ts';
import type { PhoneView } from '#src/lib/phones/format-phone.ts';
import type { Layout } from '../model/layout.ts';

export interface LinkView {
  readonly label: string;
  readonly href: string;
}

export interface MenuView {
  readonly label: string;
  /** Null for a menu. */
  readonly href: string | null;
  readonly links: readonly LinkView[];
}

export interface FooterGroupView {
  readonly title: string;
  readonly isDropdown: boolean;
  readonly links: readonly LinkView[];
}

/** What stands around every page of a site: little, because every page carries it. */
export interface ShellView {
  readonly slug: string;
  /** 'Wattle Motor Group' */
  readonly name: string;
  /** 'Wattle' */
  readonly shortName: string;
  /** 'Motor Group'; empty for a name of one word. */
  readonly nameRest: string;
  readonly tagline: string;
  readonly url: string;
  readonly logoUrl: string;
  readonly layout: Layout;
  readonly searchHref: string;
  readonly searchPlaceholder: string;
  /** Where saved vehicles are: the garage, or the watchlist; null where the site has neither. @spec B1.14, B1.15, D.29 */
  readonly saved: LinkView | null;
  /** What a failed change leaves on the screen, where vehicles are saved to the watchlist; null where they are favourites. @spec B1.15, B7.15 */
  readonly watchlist: 'keep' | 'rollback' | null;
  readonly phone: PhoneView;
  /** The tag that events go to once the visitor agrees; null for none. @spec D.24 */
  readonly analyticsId: string | null;
  /** What of its pages comes from other companies once the visitor agrees. @spec D.24 */
  readonly outsideKinds: readonly ConsentKind[];
  /** 'Moorooka: open now until 5:30 pm'; null when nothing is known. */
  readonly hoursText: string | null;
  readonly licenceText: string | null;
  readonly menu: readonly MenuView[];
  readonly footer: {
    readonly sentence: string | null;
    readonly groups: readonly FooterGroupView[];
    readonly social: readonly LinkView[];
    readonly licences: readonly string[];
    readonly priceNote: string;
    readonly acknowledgement: string | null;
    /** 'Wattle Motor Group Pty Ltd, ABN 47 555 019 690' */
    readonly entity: string;
  };
}
