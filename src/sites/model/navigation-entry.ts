/** The lists of the navigation that are made from the stock. */
export const dynamicLists = ['makes', 'bodies', 'carTypes', 'models'] as const;

/** A list of the navigation that is made from the stock. */
export type DynamicList = (typeof dynamicLists)[number];

/** A link that the dealer wrote. */
export interface SiteLink {
  readonly label: string;
  readonly href: string;
}

/** A page whose address a switch of the site names. */
export type NamedPage = 'finance';

/** An entry of the header or the footer. */
export type NavigationEntry =
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  | { readonly kind: 'page'; readonly label: string; readonly page: NamedPage }
  | { readonly kind: 'list'; readonly label: string; readonly list: DynamicList }
  | { readonly kind: 'group'; readonly label: string; readonly links: readonly SiteLink[] };

/** A column of links in the footer. */
export interface FooterGroup {
  readonly title: string;
  readonly entries: readonly NavigationEntry[];
}
