import { type Ref, useState } from 'react';

/**
 * False in a production browser, because it keeps what the server rendered. In development, the browser renders
 * everything, so that every code change shows.
 */
export const drawsAll = import.meta.env.SSR || import.meta.env.DEV;

interface AsSentProps {
  readonly as?: 'div' | 'ul';
  readonly ref?: Ref<HTMLElement>;
  readonly className?: string | undefined;
  /**
   * Unique in the page. With a name, the element keeps its markup even if React fails to hydrate the page and renders
   * it again.
   */
  readonly name?: string;
}

const readSent = (name: string | undefined): string =>
  name === undefined ? '' : (document.querySelector(`[data-sent="${CSS.escape(name)}"]`)?.innerHTML ?? '');

/** Keeps an element as the server rendered it, without hydrating it. Only for the browser: see `drawsAll`. */
export const AsSent = ({ as: Tag = 'div', ref, name, ...props }: AsSentProps) => {
  const [sent] = useState(() => ({ __html: readSent(name) }));
  return (
    <Tag
      {...props}
      ref={ref as Ref<HTMLDivElement & HTMLUListElement>}
      data-sent={name}
      dangerouslySetInnerHTML={sent}
      suppressHydrationWarning
    />
  );
};
