/**
 * Words that a dealer wrote in Markdown. The HTML comes from `src/sites/server/render-content.ts`, which prints raw HTML
 * as text and lets no link lead to a script: nothing else may be drawn with this.
 */
export const DealerWords = ({
  html,
  className,
}: {
  readonly html: string;
  readonly className?: string | undefined;
}) => <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
