import type { Layout } from '../model/layout.ts';

interface Typeface {
  /** font-family of headings: the self-hosted face, its metric-matched fallback, then what the machine has. */
  readonly display: string;
  /** font-family of text. */
  readonly text: string;
}

/** The typefaces that a site can choose. Family names are those of the @fontsource-variable packages. */
export const typefaces: Readonly<Record<Layout['typeface'], Typeface>> = {
  grotesque: {
    display: '"Bricolage Grotesque Variable", "Bricolage Fallback", system-ui, sans-serif',
    text: '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif',
  },
  magazine: {
    display: '"Newsreader Variable", "Newsreader Fallback", Georgia, serif',
    text: '"Hanken Grotesk Variable", "Hanken Fallback", system-ui, sans-serif',
  },
  plain: {
    display: '"Gabarito Variable", "Gabarito Fallback", Arial, sans-serif',
    text: '"Onest Variable", "Onest Fallback", Arial, sans-serif',
  },
  plate: {
    display: '"Archivo Variable", "Archivo Fallback", Arial, sans-serif',
    text: '"Archivo Variable", "Archivo Fallback", Arial, sans-serif',
  },
};
