import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Env } from '../../../src/platform/env.ts';
import { presets } from '../../../src/sites/presets/presets.ts';
import { loadSites } from '../../../src/sites/server/load-sites.ts';
import { openSitesDir } from '../../../src/sites/server/site-source.ts';
import { paletteSchema } from '../../../src/sites/theme/palette-schema.ts';
import { type AnswerDraft, openAnswerDraft } from './answer-draft.ts';
import { createPrompt } from './ask.ts';
import { askAnswers } from './ask-answers.ts';
import { buildSiteYaml } from './build-site-yaml.ts';
import { derivePalette } from './derive-palette.ts';
import { describeAnswers } from './describe-answers.ts';
import { drawMark } from './draw-mark.ts';
import { listNextSteps } from './list-next-steps.ts';
import { buildPages } from './page-templates.ts';
import { type PreparedLogo, prepareLogo } from './prepare-logo.ts';
import { readAnswersFile } from './read-answers-file.ts';
import type { SiteAnswers } from './site-answers.ts';

const firstWebsiteId = 2001;

const ask = async (slug: string, draft: AnswerDraft): Promise<SiteAnswers> => {
  const prompt = await createPrompt({ input: process.stdin, output: process.stdout, draft });
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
  readonly answersFile: string | undefined;
}

/** Throws if the site already exists. Until the last answer, writes only a draft. */
export const newSite = async ({ slug, answersFile }: NewSiteArguments, env: Env): Promise<void> => {
  const folder = join(env.SITES_DIR, slug);
  if (existsSync(folder)) throw new Error(`${folder} already exists.`);
  const draft = openAnswerDraft(env.DATA_DIR, slug);
  const answers = answersFile === undefined ? await ask(slug, draft) : readAnswersFile(answersFile);
  for (const dir of [env.SITES_DIR, env.MEDIA_DIR]) mkdirSync(dir, { recursive: true });
  const markFile = join(env.MEDIA_DIR, slug, 'mark.svg');
  const base = paletteSchema.parse(presets[answers.template].brand?.palette ?? {});
  const { logo } = answers;
  const prepared: PreparedLogo =
    typeof logo === 'string'
      ? await prepareLogo({ slug, file: logo, brand: answers.brand, surface: base.surface })
      : { brand: { logoUrl: `/media/${slug}/mark.svg` }, files: {}, notes: [] };
  const yaml = buildSiteYaml({
    slug,
    websiteId: await chooseWebsiteId(env.SITES_DIR),
    answers,
    port: env.PORT,
    logo: prepared.brand,
    schemaPath: relative(resolve(folder), resolve('docs/site.schema.json')),
  });
  const files: Readonly<Record<string, string | Buffer>> = {
    ...Object.fromEntries(
      Object.entries(buildPages(answers, env.LEAD_DAYS)).map(([path, text]) => [join(folder, path), text]),
    ),
    ...(!existsSync(markFile) && { [markFile]: drawMark(derivePalette(base, answers)) }),
    ...Object.fromEntries(
      Object.entries(prepared.files).map(([name, content]) => [join(env.MEDIA_DIR, slug, name), content]),
    ),
    // Written last, because a running server serves the site as soon as this file exists.
    [join(folder, 'site.yaml')]: yaml,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  draft.remove();
  if (answersFile !== undefined)
    console.log(['', ...describeAnswers(answers), ...prepared.notes.map((note) => `  ${note}`)].join('\n'));
  console.log(`\nYour site is in ${folder}.\n`);
  console.log(listNextSteps({ slug, ...env }).join('\n'));
};
