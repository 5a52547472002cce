import { runLoader } from '#src/app/storefront/page-context.server.ts';
import { DomainError } from '#src/lib/domain-error.ts';

export const loader = () =>
  runLoader(() => {
    throw new DomainError('notFound', 'We can’t find that page.');
  });

export default function NotFoundPage() {
  return null;
}
