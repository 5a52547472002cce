import { Suspense, useEffect, useState } from 'react';
import { vehicleFormPages } from '#src/leads/rules/vehicle-form-pages.ts';
import { pagePaths } from '#src/lib/page-paths.ts';
import { lazyPart } from '#src/ui/late/lazy-part.ts';

// Nobody needs it before a form is asked for.
const FormDialog = lazyPart(() => import('./form-dialog.tsx').then((part) => part.FormDialog));

/** The form that a click on a plain link asks for; undefined for any other click, and for one that wants a new tab. */
const findAskedPage = (event: MouseEvent, slug: string): string | undefined => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return vehicleFormPages.find((page) => link?.getAttribute('href') === pagePaths.vehicleForm(slug, page));
};

/** Opens the forms of a vehicle as dialogs over its page; without scripts their links lead to pages. @spec B2.71 */
export const FormDialogPlace = ({ slug }: { readonly slug: string }) => {
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    const open = (event: MouseEvent): void => {
      const asked = findAskedPage(event, slug);
      if (asked === undefined) return;
      event.preventDefault();
      setPage(asked);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [slug]);
  return page === null ? null : (
    <Suspense>
      <FormDialog slug={slug} page={page} onClose={() => setPage(null)} />
    </Suspense>
  );
};
