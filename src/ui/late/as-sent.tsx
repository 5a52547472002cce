import type { Ref } from 'react';

interface AsSentProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly className?: string | undefined;
}

const untouched = { __html: '' };

export const AsSent = (props: AsSentProps) => (
  <div {...props} dangerouslySetInnerHTML={untouched} suppressHydrationWarning />
);
