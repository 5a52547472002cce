import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('shell/home-route.ts'),
  route('sign-in', 'sign-in/sign-in-route.tsx'),
  route('sign-in/passkey', 'sign-in/passkey-sign-in-route.ts'),
  route('links/:secret', 'sign-in/link-route.tsx'),
  route('invitations/:secret', 'sign-in/invitation-route.tsx'),
  route('invitations/:secret/passkey', 'sign-in/invitation-passkey-route.ts'),
  route('account', 'account/account-route.tsx'),
  route('account/passkeys', 'account/passkeys-route.ts'),
  route('account/push', 'account/push-route.ts'),
  route('sign-out', 'account/sign-out-route.ts'),
  route('confirm', 'step-up/step-up-route.tsx'),
  route('confirm/passkey', 'step-up/step-up-passkey-route.ts'),
  route('sites/:site', 'shell/site-route.tsx', [
    route('inbox', 'inbox/inbox-route.tsx', [
      index('inbox/none-open-route.tsx'),
      route(':lead', 'inbox/lead-route.tsx'),
    ]),
    route('reservations', 'reservations/reservations-route.tsx'),
    route('reservations/:reservation', 'reservations/reservation-route.tsx'),
    route('routing', 'routing/routing-route.tsx'),
    route('inbox/:lead/files/:file', 'inbox/file-route.ts'),
    route('reports', 'reports/reports-route.tsx'),
    route('staff', 'staff/staff-route.tsx'),
    route('audit', 'staff/audit-route.tsx'),
  ]),
  route('sites/:site/audit/csv', 'staff/audit-csv-route.ts'),
  route('sites/:site/reports/csv', 'reports/report-csv-route.ts'),
] satisfies RouteConfig;
