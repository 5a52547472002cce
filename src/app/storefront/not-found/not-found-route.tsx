import { runLoader } from '#src/app/storefront/page-context.server.ts';
import { DomainError } from '#src/lib/domain-error.ts';

export const loader = () =>
  runLoader(() => {
    throw new DomainError('notFound', 'There is no page at this address.');
  });

export default function NotFoundPage() {
  return null;
}
