interface StopPoint {
  readonly table: string;
  readonly on: 'INSERT' | 'UPDATE';
  readonly when: string;
}

const entry = (event: string): StopPoint => ({
  table: 'reservation_entries',
  on: 'INSERT',
  when: `NEW.event = '${event}'`,
});

const payment = (when: string): StopPoint => ({ table: 'test_payments', on: 'UPDATE', when });

const delivered = (kind: string): StopPoint => ({
  table: 'lead_deliveries',
  on: 'UPDATE',
  when: `NEW.state IN ('delivered', 'written') AND OLD.state = 'waiting' AND NEW.kind = '${kind}'`,
});

export const stopPoints = {
  contact: { table: 'reservations', on: 'INSERT', when: 'true' },
  taken: entry('taken'),
  paymentMade: { table: 'test_payments', on: 'INSERT', when: 'true' },
  paymentNamed: entry('paymentNamed'),
  paid: payment(`NEW.status = 'paid' AND OLD.status <> 'paid'`),
  held: entry('paid'),
  holdSynced: { table: 'vehicles', on: 'UPDATE', when: `NEW.hold = 'reserved' AND OLD.hold IS NULL` },
  receipt: delivered('confirmation'),
  dealerTold: delivered('mail'),
  released: entry('released'),
  refundMade: payment('NEW.refunded_cents > OLD.refunded_cents'),
  refunded: entry('refundDone'),
  vehicleFreed: { table: 'vehicles', on: 'UPDATE', when: `NEW.hold IS NULL AND OLD.hold = 'reserved'` },
  goodbye: delivered('cancellationConfirmation'),
  declined: entry('declined'),
  timePassed: entry('timePassed'),
  paymentCancelled: payment(`NEW.status = 'gone' AND OLD.status <> 'gone'`),
  closed: entry('paymentGone'),
  answered: { table: 'purchases', on: 'UPDATE', when: 'NEW.revision = 4 AND OLD.revision = 3' },
  ordered: {
    table: 'purchases',
    on: 'UPDATE',
    when: 'NEW.reservation_uuid IS NOT NULL AND OLD.reservation_uuid IS NULL',
  },
  bought: entry('bought'),
} as const satisfies Readonly<Record<string, StopPoint>>;

export type StopPointName = keyof typeof stopPoints;

export const stopPointNames = Object.keys(stopPoints) as readonly StopPointName[];
