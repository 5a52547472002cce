import type { TextDeliveryOptions } from '../server/deliver-lead.ts';

export const noTexts: TextDeliveryOptions = {
  sms: { send: () => Promise.reject(new Error('unexpected SMS')) },
  findText: () => Promise.reject(new Error('unexpected SMS text')),
};
