/** Draws dealer-written Markdown. The HTML must come from `src/sites/server/render-content.ts`, which escapes raw HTML and script links. */
export const DealerWords = ({
  html,
  className,
}: {
  readonly html: string;
  readonly className?: string | undefined;
}) => <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
