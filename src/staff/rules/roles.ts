export const roles = ['owner', 'manager', 'sales', 'stock', 'marketing'] as const;

export type Role = (typeof roles)[number];

export const isRole = (text: string): text is Role => roles.some((role) => role === text);

export const permissions = [
  'leads.read',
  /** Working on leads, such as answering them or taking an unassigned one. */
  'leads.work',
  'leads.assign',
  'leads.merge',
  'reports.read',
  'staff.read',
  'staff.manage',
  'audit.read',
  'appointments.read',
  /** Moving and cancelling appointments, and blocking times. */
  'appointments.work',
  'appointments.share',
  'reservations.read',
  /** Marking a reserved vehicle as sold. */
  'reservations.work',
  /** Includes recording that a refused refund was paid back another way. */
  'reservations.refund',
  'audit.export',
  'payments.read',
  'payments.ask',
  'payments.refund',
  'prizes.read',
  'prizes.work',
  'finance.read',
  /** Reading an applicant's income and debts. */
  'finance.open',
  'tradeIns.read',
  /** Searching for a shopper's data, and stopping or allowing messages to the shopper. */
  'privacy.work',
  'privacy.export',
  'privacy.erase',
] as const;

export type Permission = (typeof permissions)[number];

export const rolePermissions: Readonly<Record<Role, readonly Permission[]>> = {
  owner: permissions,
  manager: [
    'leads.read',
    'leads.work',
    'leads.assign',
    'leads.merge',
    'reports.read',
    'staff.read',
    'appointments.read',
    'appointments.work',
    'appointments.share',
    'reservations.read',
    'reservations.work',
    'reservations.refund',
    'payments.read',
    'payments.ask',
    'payments.refund',
    'prizes.read',
    'prizes.work',
    'finance.read',
    'finance.open',
    'tradeIns.read',
    'privacy.work',
    'privacy.export',
    'privacy.erase',
  ],
  sales: [
    'leads.read',
    'leads.work',
    'appointments.read',
    'appointments.work',
    'reservations.read',
    'reservations.work',
    'payments.read',
    'payments.ask',
    'prizes.read',
    'prizes.work',
    'tradeIns.read',
  ],
  stock: [],
  marketing: [],
};

export const hasPermission = (role: Role, permission: Permission): boolean =>
  rolePermissions[role].includes(permission);
