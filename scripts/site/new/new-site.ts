import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Env } from '../../../src/platform/env.ts';
import { presets } from '../../../src/sites/presets/presets.ts';
import { loadSites } from '../../../src/sites/server/load-sites.ts';
import { openSitesDir } from '../../../src/sites/server/site-source.ts';
import { paletteSchema } from '../../../src/sites/theme/palette-schema.ts';
import { createPrompt } from './ask.ts';
import { askAnswers } from './ask-answers.ts';
import { buildSiteYaml } from './build-site-yaml.ts';
import { derivePalette } from './derive-palette.ts';
import { drawMark } from './draw-mark.ts';
import { listNextSteps } from './list-next-steps.ts';
import { buildPages } from './page-templates.ts';
import { readAnswersFile } from './read-answers-file.ts';
import type { SiteAnswers } from './site-answers.ts';

const firstWebsiteId = 2001;

const ask = async (slug: string): Promise<SiteAnswers> => {
  const prompt = createPrompt({ input: process.stdin, output: process.stdout });
  try {
    return await askAnswers(prompt, slug);
  } finally {
    prompt.close();
  }
};

const chooseWebsiteId = async (sitesDir: string): Promise<number> => {
  const { sites } = await loadSites(openSitesDir(sitesDir));
  return Math.max(firstWebsiteId, ...sites.map(({ websiteId }) => websiteId + 1));
};

export interface NewSiteArguments {
  readonly command: 'new';
  readonly slug: string;
  /** YAML file with the answers; undefined to ask for them. */
  readonly answersFile: string | undefined;
}

/**
 * Writes the folder of a new site, with pages and a mark, into SITES_DIR and MEDIA_DIR, and creates these two if
 * needed. Throws if the site already exists. Writes nothing before the last answer.
 */
export const newSite = async ({ slug, answersFile }: NewSiteArguments, env: Env): Promise<void> => {
  const folder = join(env.SITES_DIR, slug);
  if (existsSync(folder)) throw new Error(`${folder} already exists.`);
  const answers = answersFile === undefined ? await ask(slug) : readAnswersFile(answersFile);
  for (const dir of [env.SITES_DIR, env.MEDIA_DIR]) mkdirSync(dir, { recursive: true });
  const markFile = join(env.MEDIA_DIR, slug, 'mark.svg');
  const base = paletteSchema.parse(presets[answers.template].brand?.palette ?? {});
  const yaml = buildSiteYaml({
    slug,
    websiteId: await chooseWebsiteId(env.SITES_DIR),
    answers,
    logoUrl: `/media/${slug}/mark.svg`,
    schemaPath: relative(resolve(folder), resolve('docs/site.schema.json')),
  });
  const files: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      Object.entries(buildPages(answers, env.LEAD_DAYS)).map(([path, text]) => [join(folder, path), text]),
    ),
    ...(!existsSync(markFile) && { [markFile]: drawMark(derivePalette(base, answers)) }),
    // Written last, because a running server serves the site as soon as this file exists.
    [join(folder, 'site.yaml')]: yaml,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`  ${file}`);
  }
  const steps = listNextSteps({ slug, ...env }).map((step, index) => `  ${index + 1}. ${step}`);
  console.log(`\nNext:\n${steps.join('\n')}`);
};
