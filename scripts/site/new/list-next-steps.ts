import { join } from 'node:path';
import { type Env, readEnv } from '../../../src/platform/env.ts';

const places = ['SITES_DIR', 'MEDIA_DIR', 'DATA_DIR', 'PORT'] as const;

interface NewSite extends Pick<Env, (typeof places)[number]> {
  readonly slug: string;
}

const listSettings = (site: NewSite): readonly string[] => {
  const usual = readEnv({});
  const others = places.filter((name) => site[name] !== usual[name]);
  const settings = others.map((name) => `${name}='${site[name]}'`).join(' ');
  return others.length === 0 ? [] : [`  In a new terminal, first: export ${settings}`];
};

export const listNextSteps = (site: NewSite): readonly string[] => {
  const { slug, SITES_DIR, MEDIA_DIR, PORT } = site;
  return [
    'Next:',
    ...listSettings(site),
    `  1. Put your stock's photos into ${join(MEDIA_DIR, slug)}`,
    `  2. npm run stock -- map YOUR-STOCK.csv --site ${slug} --write`,
    '  3. Run the import that it prints: first the dry run, then the import itself',
    `  4. npm start, then open http://${slug}.localhost:${PORT}`,
    `  5. Write the dealer's own story in ${join(SITES_DIR, slug, 'content/about-us.md')}`,
    `Before you open the site to shoppers: npm run site -- check ${slug} lists what's left to do.`,
  ];
};
