import type { ContentPage } from '#src/sites/config/pages/content-page.ts';

export const listPageWords = (page: ContentPage | undefined): readonly string[] => {
  const collect = (value: unknown): readonly string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collect) : [];
  };
  return page === undefined ? [] : collect([page.title, page.description, page.lead, page.picture, page.blocks]);
};
