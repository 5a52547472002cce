import type { ContentBlock } from './block-schemas.ts';

export const contentParts = ['financeCalculator'] as const;

export type ContentPart = (typeof contentParts)[number];

export const contentForms = ['finance', 'service', 'parts', 'fleet', 'careers', 'leadForm'] as const;

export type ContentForm = (typeof contentForms)[number];

export interface ContentPage {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly lead: string | null;
  readonly picture: { readonly src: string; readonly alt: string } | null;
  readonly blocks: readonly ContentBlock[];
  readonly part: ContentPart | null;
  readonly form: ContentForm | null;
}
