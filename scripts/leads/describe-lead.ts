import type { ArchivedLead, DeliveryFields } from '../../src/leads/server/admin/lead-archive.ts';

const describeDelivery = ({ kind, target, state, attempts, last_error }: DeliveryFields): string => {
  const tries = attempts === 1 ? '1 try' : `${attempts} tries`;
  return `${kind} ${target}: ${state}, ${tries}${last_error === null ? '' : `, ${last_error}`}`;
};

export const describeLead = ({ lead, deliveries }: ArchivedLead): string => {
  const name = [lead.first_name, lead.last_name].filter((part) => part !== null).join(' ');
  const trapped = lead.is_trapped ? ', held as spam' : '';
  const about = [lead.category, lead.subcategory].filter((part) => part !== null).join(', ');
  const head = `${lead.received_at}  ${lead.site_id}  ${lead.lead_uuid}  ${about}: ${name}${trapped}`;
  const rows = deliveries.length === 0 ? ['no deliveries'] : deliveries.map(describeDelivery);
  return [head, ...rows.map((row) => `    ${row}`)].join('\n');
};

export const describeLeadFully = ({ lead, deliveries }: ArchivedLead): string => {
  const width = Math.max(...Object.keys(lead).map((key) => key.length));
  const fields = Object.entries(lead).map(([key, value]) => {
    const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
    return `${key.padEnd(width)}  ${text.replaceAll('\n', `\n${' '.repeat(width + 2)}`)}`;
  });
  return [...fields, '', ...deliveries.map(describeDelivery)].join('\n');
};
