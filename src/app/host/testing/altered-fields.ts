export const places = ['before', 'after', 'address'] as const;

export type Place = (typeof places)[number];

export const alteredValues = [
  ...['1', '-20000', '1e309', 'NaN', '9'.repeat(30), '', '20001,1'],
  'test_00000000-0000-4000-8000-000000000002',
] as const;

export type AlteredValue = (typeof alteredValues)[number];

export const alteredNames = [
  ...['amount', 'amount_cents', 'amountCents', 'amount_received', 'price', 'priceCents', 'price_cents', 'unit_amount'],
  ...[
    'deposit',
    'depositCents',
    'deposit_cents',
    'capturedCents',
    'captured_cents',
    'refundedCents',
    'fee',
    'quantity',
  ],
  ...['application_fee_amount', 'currency', 'discount', 'coupon', 'id', 'vehicle_id', 'vehicleId', 'site', 'site_id'],
  ...['metadata[forecourt_site]', 'metadata[forecourt_key]', 'paymentRef', 'payment_ref', 'payment_intent', 'key'],
  ...['purpose', 'description', 'reservation_uuid', 'request_uuid', 'visitor_uuid', 'version', 'revision', 'state'],
  ...['status', 'held_until', 'pay_by', 'is_paid', 'paid', '__proto__', 'constructor'],
] as const;
