import type { DeliveryKind } from '../rules/delivery-kinds.ts';
import type { Delivery } from '../server/delivery-store.ts';
import { makeLead } from './make-lead.ts';

export const deliveryMoment = new Date('2026-11-20T23:30:00Z');

export const deliveryUuid = '0b0f6a4e-5f0c-4a3e-9a53-7d1f3b1f0c55';

export const makeDelivery = (kind: DeliveryKind, target: string): Delivery => ({
  siteSlug: 'wattle',
  deliveryUuid,
  kind,
  target,
  attempts: 1,
  queuedAt: deliveryMoment,
  traceparent: null,
  lead: makeLead(),
});
