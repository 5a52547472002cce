import { Suspense, useEffect, useState } from 'react';
import { chatAnchor } from '#src/chat/rules/chat-address.ts';
import { vehicleFormPages } from '#src/leads/rules/vehicle-form-pages.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { lazyPart } from '#src/ui/late/lazy-part.ts';

const FormDialog = lazyPart(() => import('./form-dialog.tsx').then((part) => part.FormDialog));

const TestDriveDialog = lazyPart(() => import('./test-drive-dialog.tsx').then((part) => part.TestDriveDialog));

const ChatDialog = lazyPart(() => import('./chat-dialog.tsx').then((part) => part.ChatDialog));

const testDrive = 'test-drive';

const findAskedPage = (event: MouseEvent, slug: string): string | undefined => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (href === pagePaths.bookTestDriveFor(slug)) return testDrive;
  if (href?.endsWith(chatAnchor)) return href;
  return vehicleFormPages.find((page) => href === pagePaths.vehicleForm(slug, page));
};

/** @spec B2.71, B2.72 */
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
  const close = (): void => setPage(null);
  if (page === null) return null;
  return (
    <Suspense>
      {page === testDrive && <TestDriveDialog slug={slug} onClose={close} />}
      {page.endsWith(chatAnchor) && <ChatDialog slug={slug} href={page} onClose={close} />}
      {vehicleFormPages.some((name) => name === page) && <FormDialog slug={slug} page={page} onClose={close} />}
    </Suspense>
  );
};
