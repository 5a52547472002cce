import { Marked, type Token } from 'marked';
import { keepPhonesWhole } from '#src/lib/phones/keep-phones-whole.ts';
import { escapeHtml } from '#src/lib/text/html.ts';

const isSafeAddress = (address: string): boolean => /^(\/(?![/\\])|#|https:\/\/|tel:|mailto:)/.test(address);

const marked = new Marked({
  gfm: true,
  async: false,
  // Treats tags as text, because `<code>` would make the parser skip the Markdown after it.
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

export const readContent = (markdown: string): readonly Token[] =>
  marked.lexer(keepPhonesWhole(markdown), marked.defaults);

export const renderTokens = (tokens: readonly Token[]): string => marked.parser([...tokens], marked.defaults);

/**
 * Escapes raw HTML. Links and pictures keep only their text, unless the address is a path of the site, an anchor,
 * https, tel or mailto.
 */
export const renderContent = (markdown: string): string => renderTokens(readContent(markdown));
