import type { BlogPost } from '#src/sites/model/publications.ts';

export const makeTestPost = (changes: Partial<BlogPost> = {}): BlogPost => ({
  slug: 'towing-a-van',
  title: 'Towing a van',
  summary: 'What the plate says.',
  day: '2026-10-05',
  changedDay: null,
  author: 'Jo Field',
  tags: ['Towing'],
  image: null,
  html: '<p>Words.</p>\n',
  wordCount: 660,
  ...changes,
});
