import type { SwitchRow } from './switch-row.ts';

const reserves = { checkout: { path: 'checkout' } };
const chatwoot = { url: 'https://chat.example', websiteToken: 'abcd1234' };
const active = { ...reserves, chat: { autobot: 'active' } };

export const chatRows: readonly SwitchRow[] = [
  ['chat.autobot', 'active', reserves],
  ['chat.apiTokenVariable', 'CHAT_TOKEN', active],
  ['chat.excludedBrands', ['Toyota'], active],
  ['chat.label', 'Ask our autobot', active],
  ['chat.chatwoot', chatwoot, active],
];
