import type { ContentBlock } from './block-schemas.ts';

/** What a page that the dealer wrote can have below its text. */
export const contentParts = ['financeCalculator'] as const;

export type ContentPart = (typeof contentParts)[number];

/** The kinds of form that a page of the dealer can have beside its text; the contact page has its own. */
export const contentForms = ['finance', 'service', 'parts', 'fleet', 'careers', 'leadForm'] as const;

export type ContentForm = (typeof contentForms)[number];

export interface ContentPage {
  /** 'about-us'; 'pages/eofy-2026' in the folder of sale pages. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Said under the title; null for a page that begins with its text. */
  readonly lead: string | null;
  /** Picture beside or under the title. */
  readonly picture: { readonly src: string; readonly alt: string } | null;
  /** Paragraphs, as safe HTML, and the blocks between them. */
  readonly blocks: readonly ContentBlock[];
  /** A part of the site's own that stands below the text. */
  readonly part: ContentPart | null;
  /** The form that stands beside the text. */
  readonly form: ContentForm | null;
}
