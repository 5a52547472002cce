/** `html` comes from the dealer's Markdown by way of `src/sites/server/render-content.ts`, which escapes raw HTML. */
export const DealerWords = ({
  html,
  className,
}: {
  readonly html: string;
  readonly className?: string | undefined;
}) => <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
