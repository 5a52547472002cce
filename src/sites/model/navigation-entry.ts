export const dynamicLists = ['makes', 'bodies', 'carTypes', 'models'] as const;

export type DynamicList = (typeof dynamicLists)[number];

export interface SiteLink {
  readonly label: string;
  readonly href: string;
}

export type NamedPage = 'finance';

export type NavigationEntry =
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  | { readonly kind: 'page'; readonly label: string; readonly page: NamedPage }
  | { readonly kind: 'list'; readonly label: string; readonly list: DynamicList }
  | { readonly kind: 'group'; readonly label: string; readonly links: readonly SiteLink[] };

export interface FooterGroup {
  readonly title: string;
  readonly entries: readonly NavigationEntry[];
}
