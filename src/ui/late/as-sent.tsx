import { type Ref, useState } from 'react';

/**
 * False where the browser keeps what the server rendered. In development it renders everything, to show each change.
 */
export const drawsAll = import.meta.env.SSR || import.meta.env.DEV;

interface AsSentProps {
  readonly as?: 'div' | 'ul';
  readonly ref?: Ref<HTMLElement>;
  readonly className?: string | undefined;
  /**
   * The element's `data-sent`, unique in the page. With it, the markup is kept even if React has to render the page
   * anew, because it couldn't hydrate it.
   */
  readonly name?: string;
}

const readSent = (name: string | undefined): string =>
  name === undefined ? '' : (document.querySelector(`[data-sent="${CSS.escape(name)}"]`)?.innerHTML ?? '');

/** Keeps an element as the server rendered it. It's neither hydrated nor does it need a script. */
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
