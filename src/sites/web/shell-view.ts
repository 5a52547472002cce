import type { ConsentKind } from '#src/lib/consent.ts';
import type { PhoneView } from '#src/lib/phones/format-phone.ts';
import type { Layout } from '../model/layout.ts';

export interface LinkView {
  readonly label: string;
  readonly href: string;
}

export interface CountedLink extends LinkView {
  readonly count?: number;
}

export interface MenuGroup {
  readonly title: string;
  readonly links: readonly CountedLink[];
}

export interface MenuView {
  readonly label: string;
  readonly href: string | null;
  readonly links: readonly CountedLink[];
  /** Titled lists of the stock menu, shown instead of `links`. */
  readonly groups?: readonly MenuGroup[] | undefined;
}

export interface FooterGroupView {
  readonly title: string;
  readonly isDropdown: boolean;
  readonly links: readonly LinkView[];
}

export interface LogoSize {
  readonly width: number;
  readonly height: number;
}

export interface LogoView {
  readonly logoUrl: string;
  /** Displayed size of a wide logo, in pixels; undefined for a small logo beside the name. */
  readonly logoSize?: LogoSize | undefined;
  readonly logoOnBrandUrl?: string | undefined;
  readonly logoHasBackground?: true;
  readonly iconUrl?: string | undefined;
}

/** Kept small, because every page contains this data. */
export interface ShellView extends LogoView {
  readonly slug: string;
  readonly name: string;
  readonly shortName: string;
  readonly nameRest: string;
  readonly tagline: string;
  readonly url: string;
  readonly layout: Layout;
  readonly searchHref: string;
  readonly searchPlaceholder: string;
  /** The link to the garage or the watchlist; null if the site has neither. @spec B1.14, B1.15, D.29 */
  readonly saved: LinkView | null;
  /**
   * 'rollback' undoes a change to the watchlist if saving it fails. 'keep' leaves it shown. Null if the site has no
   * watchlist.
   * @spec B1.15, B7.15
   */
  readonly watchlist: 'keep' | 'rollback' | null;
  readonly noun: string;
  readonly phone: PhoneView;
  /** Analytics load only after consent. Null for no analytics. @spec D.24 */
  readonly analyticsId: string | null;
  /** @spec D.24 */
  readonly outsideKinds: readonly ConsentKind[];
  readonly hoursText: string | null;
  /** A licence, or a link to the footer's list of licences. Null for no licence. */
  readonly licence: { readonly text: string; readonly href: string | null } | null;
  readonly menu: readonly MenuView[];
  readonly footer: {
    readonly sentence: string | null;
    readonly groups: readonly FooterGroupView[];
    readonly social: readonly LinkView[];
    readonly licences: readonly string[];
    readonly licencesLabel: string;
    readonly priceNote: string;
    readonly acknowledgement: string | null;
    readonly entity: string;
  };
}
