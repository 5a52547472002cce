import { sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { staffMemberships } from '#src/staff/server/tables.ts';
import type { InboxConfig } from '../../rules/config.ts';
import { anyLead, type RoutingConditions } from '../../rules/routing/routing-rule.ts';
import { routingRules } from './tables.ts';

interface DemoSite {
  readonly slug: string;
  readonly config: { readonly inbox: Pick<InboxConfig, 'demoRule'> };
}

/** For development only. Does nothing if `demoRule` is empty, or if the site already has rules or has no owner. */
export const addDemoRule = async (
  { interactive }: Pick<DatabaseService, 'interactive'>,
  { slug, config }: DemoSite,
): Promise<void> => {
  const { demoRule } = config.inbox;
  if (demoRule.length === 0) return;
  const conditions: RoutingConditions = { ...anyLead, categories: demoRule };
  await interactive.execute(sql`
    INSERT INTO ${routingRules} (site_id, rule_uuid, position, name, conditions, way, person_uuids)
    SELECT ${slug}, gen_random_uuid(), 1, 'To the owner', ${JSON.stringify(conditions)}::jsonb, 'person',
      jsonb_build_array(person_uuid)
    FROM ${staffMemberships}
    WHERE site_id = ${slug} AND role = 'owner' AND ended_at IS NULL
      AND NOT EXISTS (SELECT FROM ${routingRules} WHERE site_id = ${slug})
    ORDER BY joined_at LIMIT 1`);
};
