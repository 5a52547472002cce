import type { TextDeliveryOptions } from '../server/deliver-lead.ts';

export const noTexts: TextDeliveryOptions = {
  sms: { send: () => Promise.reject(new Error('no text is sent')) },
  findText: () => Promise.reject(new Error('no text is asked for')),
};
