import { loadPage } from '#src/app/storefront/load-page.server.ts';
import { DomainError } from '#src/lib/domain-error.ts';

export const loader = () =>
  loadPage(() => {
    throw new DomainError('notFound', 'There is no page at this address.');
  });

export default function NotFoundPage() {
  return null;
}
