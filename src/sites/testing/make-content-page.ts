import type { ContentPage } from '../config/pages/content-page.ts';

export const makeContentPage = (slug: string, html: string, changes: Partial<ContentPage> = {}): ContentPage => ({
  slug,
  title: `Page ${slug}`,
  description: '',
  lead: null,
  picture: null,
  blocks: html === '' ? [] : [{ kind: 'text', html }],
  part: null,
  form: null,
  ...changes,
});
