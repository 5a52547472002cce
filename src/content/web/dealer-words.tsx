/** `html` is the dealer's Markdown, made safe by src/sites/server/render-content.ts. */
export const DealerWords = ({
  html,
  className,
}: {
  readonly html: string;
  readonly className?: string | undefined;
}) => <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
