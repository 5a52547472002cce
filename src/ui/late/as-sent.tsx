import type { Ref } from 'react';

interface AsSentProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly className?: string | undefined;
}

const untouched = { __html: '' };

/** In a browser: a place whose markup React leaves as the server sent it. */
export const AsSent = (props: AsSentProps) => (
  <div {...props} dangerouslySetInnerHTML={untouched} suppressHydrationWarning />
);
