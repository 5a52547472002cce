export type PageLinkView =
  | { readonly kind: 'page'; readonly number: number; readonly href: string; readonly isCurrent: boolean }
  | { readonly kind: 'gap' };

export interface PaginationView {
  readonly current: number;
  readonly total: number;
  readonly previousHref: string | null;
  readonly nextHref: string | null;
  readonly links: readonly PageLinkView[];
}
