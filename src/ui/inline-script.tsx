import { useContext } from 'react';
import { PagePieces } from '#src/ui/page-pieces.ts';

/**
 * Runs while the browser parses the HTML. The content security policy allows only inline scripts that are registered in
 * `PagePieces`.
 */
export const InlineScript = ({ script }: { readonly script: string }) => {
  useContext(PagePieces)?.scripts.add(script);
  return <script>{script}</script>;
};
