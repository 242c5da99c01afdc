import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createServer, type Plugin, type PluginOption, type ResolvedConfig, type Rolldown } from 'vite';
import { firstWords } from '../i18n/firstWords.ts';
import type { StaticPage } from './prerender.tsx';

/**
 * Vite plugin: after the build, writes one HTML file for each language and kind of page (shell, sign-in), rendered from
 * the real components.
 *
 * @param plugins of the app's code: those that affect how components render
 */
export function prerenderPages(plugins: () => PluginOption[]): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler(_options, bundle) {
        const out = resolve(config.root, config.build.outDir);
        const pages = await drawPages(config, plugins());
        // Read all templates before a page overwrites one of them.
        const templates = new Map<string, string>();
        for (const { template } of pages)
          templates.set(template, await readFile(join(out, template), 'utf8'));
        for (const page of pages) {
          const template = templates.get(page.template)!;
          const target = join(out, page.file);
          await mkdir(dirname(target), { recursive: true });
          const { common, labels } = page.words;
          const scripts = scriptsOf(page.template, page.scripts, bundle);
          const code = scriptsOf(page.template, [...page.scripts, ...page.says], bundle).map(
            (script) => script.code,
          );
          const words = { common: firstWords(common, code), labels };
          const links = [
            ...preview(page, config.env.VITE_PORTAL_URL),
            ...stylesOf(scripts),
            ...comeSoon(bundle, template),
          ];
          await writeFile(target, fill(template, page, JSON.stringify(words), links));
        }
      },
    },
  };
}

/** A brand's name and its sentences as text and in attributes: `"` and `<` are theirs, not the page's. */
const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * What a chat shows of a link: the product's name and what it is for, whatever the page is doing meanwhile.
 *
 * @param url the portal's own address, if the build knows it: a picture needs an absolute one
 */
export const preview = ({ name, tagline }: Pick<StaticPage, 'name' | 'tagline'>, url?: string) =>
  Object.entries({
    title: name,
    description: tagline,
    ...(url && { image: new URL('/preview.png', url).href }),
  }).map(
    ([property, words]) =>
      `<meta${property === 'description' ? ' name="description"' : ''} property="og:${property}" content="${escaped(words)}">`,
  );

/** The scripts of a page and those with these names, each after its imports. */
function scriptsOf(template: string, scripts: readonly string[], bundle: Rolldown.OutputBundle) {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    chunk.imports.forEach(add);
    found.add(chunk);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    if (chunk.facadeModuleId?.endsWith(`/app/${template}`) || scripts.includes(chunk.name))
      add(chunk.fileName);
  }
  return [...found];
}

/** Their stylesheets in the order of the scripts: dependencies come first. */
const stylesOf = (scripts: Rolldown.OutputChunk[]) =>
  [...new Set(scripts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))].map(
    (file) => `<link rel="stylesheet" crossorigin href="/${file}">`,
  );

/**
 * Preloads React and the shared rendering code before the first script requests it, so that the network is not idle.
 * One file, and last in order, because requests beside the styles delay the first paint.
 */
function comeSoon(bundle: Rolldown.OutputBundle, template: string): string[] {
  return Object.values(bundle)
    .filter(
      ({ type, name, fileName }) => type === 'chunk' && name === 'sign-in' && !template.includes(fileName),
    )
    .map(({ fileName }) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${fileName}">`);
}

type PageParts = Pick<StaticPage, 'locale' | 'title' | 'startFailed' | 'startRetry' | 'html'>;

/** Puts a page into the built index.html. */
export function fill(template: string, page: PageParts, words: string, links: string[]): string {
  return (
    template
      .replace(/ *<link rel="stylesheet"[^>]*>\n?/g, '')
      .replace('  </head>', () => [...links.map((link) => `    ${link}\n`), '  </head>'].join(''))
      .replace(/<html lang="\w+">/, `<html lang="${page.locale}">`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(page.title)}</title>`)
      // Data, not code: the security policy lets it stand in the page.
      .replace(
        '</body>',
        () =>
          `<script type="application/json" lang="${page.locale}">${words.replaceAll('<', '\\u003c')}</script>\n  </body>`,
      )
      .replace(
        /data-start-failed="[^"]*" data-start-retry="[^"]*">/,
        () =>
          `data-start-failed="${escaped(page.startFailed)}" data-start-retry="${escaped(page.startRetry)}">${page.html}`,
      )
  );
}

/** Runs `prerender.tsx` through Vite, like the browser's code. */
async function drawPages(
  { root, configFile }: ResolvedConfig,
  plugins: PluginOption[],
): Promise<StaticPage[]> {
  const server = await createServer({
    root,
    configFile: false,
    plugins,
    server: { middlewareMode: true, watch: null, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    cacheDir: join(dirname(configFile ?? root), 'node_modules/.vite-prerender'),
  });
  try {
    const { prerender } = (await server.ssrLoadModule(
      '/start/prerender.tsx',
    )) as typeof import('./prerender.tsx');
    return await prerender();
  } finally {
    await server.close();
  }
}
