import type { ViewSite } from '#src/app/storefront/view-context.ts';

/** What stands on the page of all offers beside the offers. */
export interface OffersWords {
  /** Whether the dealer wrote the page: then it is there without an offer too. */
  readonly isWritten: boolean;
  readonly title: string;
  readonly description: string;
  /** Safe HTML; empty for nothing. */
  readonly html: string;
}

/** The words of the page of all offers: the dealer's own, else ours. @spec L2.25 */
export const getOffersWords = ({ content, name }: Pick<ViewSite, 'content' | 'name'>): OffersWords => {
  const page = Object.hasOwn(content, 'special-offers') ? content['special-offers'] : undefined;
  return {
    isWritten: page !== undefined,
    title: page?.title ?? 'Latest offers',
    description: page?.description ?? `What ${name} offers at the moment.`,
    html: (page?.blocks ?? []).flatMap((block) => (block.kind === 'text' ? [block.html] : [])).join(''),
  };
};
