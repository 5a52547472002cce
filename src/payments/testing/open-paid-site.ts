import type { DatabaseService } from '#src/platform/db/database.ts';
import { openPayments } from '../server/open-payments.ts';
import { connectFake, type FakeStripe, stripePayments, stripeSecrets } from './fake-stripe.ts';

export const openPaidSite = (database: Pick<DatabaseService, 'interactive'>, stripe: FakeStripe) =>
  openPayments({
    database,
    siteOf: (slug) => ({ slug, config: { payments: stripePayments } }),
    readSecret: (name) => stripeSecrets[name],
    connection: connectFake(stripe),
  });
