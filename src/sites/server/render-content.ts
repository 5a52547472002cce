import { Marked, type Token } from 'marked';
import { escapeHtml } from '#src/lib/text/escape-html.ts';

const isSafeAddress = (address: string): boolean => /^(\/(?![/\\])|#|https:\/\/|tel:|mailto:)/.test(address);

const marked = new Marked({
  gfm: true,
  async: false,
  // A tag is text like any other. Read as a tag, `<code>` would have the parser leave what follows it as it is.
  tokenizer: { html: () => undefined, tag: () => undefined },
  renderer: {
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      return isSafeAddress(href) ? `<a href="${escapeHtml(href)}">${words}</a>` : words;
    },
    image: ({ href, text }) =>
      isSafeAddress(href)
        ? `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}" loading="lazy">`
        : escapeHtml(text),
  },
});

/** The parts of a Markdown text, from top to bottom. */
export const readContent = (markdown: string): readonly Token[] => marked.lexer(markdown, marked.defaults);

export const renderTokens = (tokens: readonly Token[]): string => marked.parser([...tokens], marked.defaults);

/** Markdown of a content page as HTML. Raw HTML is printed as text, and a link leads nowhere that runs a script. */
export const renderContent = (markdown: string): string => renderTokens(readContent(markdown));
