import type { SwitchRow } from './switch-row.ts';

const chat = { checkout: 'byPhone', autobot: 'active' };
const chatwoot = { url: 'https://chat.example', websiteToken: 'abcd1234' };
const active = { chat };

/** The switches of the instant message chat. */
export const chatRows: readonly SwitchRow[] = [
  ['chat.checkout', 'byPhone', { chat: { autobot: 'active' } }],
  ['chat.autobot', 'active', { chat: { checkout: 'byPhone' } }],
  ['chat.apiTokenVariable', 'CHAT_TOKEN', active],
  ['chat.excludedBrands', ['Toyota'], active],
  ['chat.label', 'Ask our autobot', active],
  ['chat.chatwoot', chatwoot, active],
];
